/** The effect of each pose on each body: its own outline, if any, and its stance. */
import type { Body } from '../../species/figure'
import { both, limb, type Oval, path, stroke } from '../pen'
import { BODIES, type BodyPlan } from './bodies'
import { KIND_POSES } from './kind-poses'
import { AT_EASE, type Pose, type Stance } from './pose'
import { NO_LIMBS, type Posed, type Poses, paw } from './posed'

const mirrored = (left: string): string => both(left, 128)
const pair = (x: number, y?: number, rx?: number, ry?: number): readonly [Oval, Oval] => [
  paw(x, y, rx, ry),
  paw(256 - x, y, rx, ry),
]
const BACK = { ...NO_LIMBS, belly: undefined } as const

/** Four-legged animals, sitting or standing. */
const curled: Posed = {
  plan: {
    ...BACK,
    torso: 'M48 204C44 164 88 140 138 142C194 144 222 178 214 206C208 226 190 227 170 227L86 227C62 227 50 222 48 204Z',
    flank: { x: 152, y: 184, rx: 68, ry: 44 },
    neck: { x: 96, y: 200, w: 30 },
    tail: { x: 204, y: 206 },
    wing: { x: 150, y: 166 },
    paws: [paw(126, 222, 16, 7), paw(148, 222, 15, 7)],
    front: ({ inner }) => stroke('M206 214Q200 176 164 184', 3.5, inner),
  },
  head: { x: 90, chin: 223 },
  stance: { tilt: -7, tail: 34, tailFlipped: true, tailInFront: true },
}

const prone: Posed = {
  plan: {
    ...BACK,
    torso:
      'M58 204C54 170 100 158 146 162C192 164 216 184 212 208C210 222 194 227 176 227L90 227C72 227 60 220 58 204Z',
    flank: { x: 150, y: 194, rx: 62, ry: 36 },
    neck: { x: 96, y: 200, w: 32 },
    tail: { x: 202, y: 202 },
    wing: { x: 150, y: 176 },
    paws: [paw(56, 222, 17, 7), paw(126, 222, 17, 7)],
    front: ({ inner }) => stroke('M204 216Q198 184 170 190', 3.5, inner),
  },
  head: { x: 92, chin: 220 },
  stance: { tail: 30, tailFlipped: true, tailInFront: true },
}

const onItsSide: Posed = {
  plan: {
    ...prone.plan,
    torso:
      'M66 210C62 190 112 178 156 180C198 182 218 196 214 212C212 224 194 227 178 227L92 227C74 227 68 222 66 210Z',
    flank: { x: 150, y: 204, rx: 62, ry: 26 },
    tail: { x: 200, y: 202 },
    paws: undefined,
    behind: ({ shade, line }) => limb('M186 214L160 224', 11, shade, line),
    fore: { width: 11, limbs: ['M140 218L116 223', 'M124 212L96 222'] },
    front: ({ body, line }) => limb('M198 216L178 223', 11, body, line),
  },
  head: { x: 92, chin: 221 },
  stance: { tilt: -22, tail: 26, tailFlipped: true, tailInFront: true },
}

const tall: Posed = {
  plan: {
    torso:
      'M128 108C102 108 92 158 84 196C80 220 90 227 104 227L152 227C166 227 176 220 172 196C164 158 154 108 128 108Z',
    flank: { x: 128, y: 172, rx: 46, ry: 56 },
    belly: { x: 128, y: 174, rx: 22, ry: 40 },
    neck: { x: 128, y: 128, w: 31 },
    tail: { x: 170, y: 208 },
    wing: { x: 92, y: 150 },
    legs: undefined,
    behind: undefined,
    paws: [paw(108, 220), paw(168, 178, 12, 11)],
    fore: { width: 13, limbs: ['', 'M146 160Q154 176 166 178'] },
    front: ({ inner }) => stroke('M84 216Q78 190 98 182M114 176Q110 200 112 214', 3.5, inner),
  },
  head: { x: 128, chin: 130 },
  stance: { tail: -16, tilt: 9 },
}

const jumping: Posed = {
  plan: {
    torso: 'M128 116C98 116 88 148 88 172C88 196 106 206 128 206C150 206 168 196 168 172C168 148 158 116 128 116Z',
    flank: { x: 128, y: 162, rx: 42, ry: 46 },
    belly: { x: 128, y: 166, rx: 24, ry: 30 },
    neck: { x: 128, y: 136, w: 33 },
    tail: { x: 160, y: 190 },
    wing: { x: 94, y: 146 },
    legs: undefined,
    paws: pair(62, 130, 12, 12),
    fore: { width: 13, limbs: ['M100 146Q76 148 64 132', 'M156 146Q180 148 192 132'], behind: true },
    behind: ({ shade, line }) => mirrored(limb('M108 194Q96 206 84 208', 15, shade, line)),
    front: undefined,
  },
  head: { x: 128, chin: 138 },
  stance: { lift: 16, lean: -5, tail: -20 },
}

const bent: Posed = {
  plan: {
    torso:
      'M128 152C90 152 64 186 58 206C56 224 72 228 92 228L164 228C184 228 200 224 198 206C192 186 166 152 128 152Z',
    flank: { x: 128, y: 194, rx: 66, ry: 36 },
    belly: { x: 128, y: 210, rx: 24, ry: 20 },
    neck: { x: 128, y: 184, w: 40 },
    tail: { x: 180, y: 214 },
    wing: { x: 78, y: 184 },
    ...NO_LIMBS,
    paws: pair(84, 222, 18, 7),
  },
  head: { x: 128, chin: 204 },
  stance: { tail: 14, tilt: 4 },
}

const fromBehind: Posed = {
  plan: { ...BACK, front: ({ inner }) => stroke('M128 158Q124 186 128 208', 3.5, inner) },
  stance: { tailInFront: true },
}

const beast: Poses = {
  alert: tall,
  leaping: jumping,
  slumped: bent,
  lying: prone,
  sinking: onItsSide,
  asleep: curled,
  away: fromBehind,
  resting: { ...prone, head: { x: 92, chin: 225 }, stance: { ...prone.stance, tilt: -5 } },
}

/** Seen from the side: turning away means turning round. */
const round: Posed = { plan: BACK, stance: { turned: true } }

const perch = 'M36 227L220 227'
const claws = 'M104 214L104 222M94 227Q102 219 104 222Q106 219 114 227M104 220L104 228'

const OWN: Readonly<Partial<Record<Body, Poses>>> = {
  ...KIND_POSES,
  sitting: beast,
  standing: { ...beast, away: { plan: { belly: undefined }, stance: { tailInFront: true } } },
  low: { ...beast, away: round },
  upright: beast,
  round: {
    leaping: {
      plan: {
        front: ({ body, line }) =>
          mirrored(path('M58 138C40 124 42 100 56 94C70 98 78 116 78 132Z', { fill: body, stroke: line })),
      },
      stance: { lift: 22, lean: -7, tall: 1.04, wide: 0.96 },
    },
    slumped: {
      plan: {
        torso: 'M128 96C162 96 184 124 206 166C220 206 186 226 128 226C70 226 36 206 50 166C72 124 94 96 128 96Z',
        flank: { x: 128, y: 164, rx: 78, ry: 66 },
        front: undefined,
        paws: pair(84, 222, 18, 7),
      },
      head: { x: 128, chin: 194 },
    },
    lying: {
      plan: {
        ...BACK,
        torso: 'M128 128C190 128 222 152 222 182C222 212 186 227 128 227C70 227 34 212 34 182C34 152 66 128 128 128Z',
        flank: { x: 128, y: 178, rx: 90, ry: 50 },
        paws: pair(66, 222, 18, 7),
      },
      head: { x: 128, chin: 222 },
    },
    sinking: {
      plan: {
        ...BACK,
        torso: 'M128 136C186 136 226 156 226 186C226 214 186 227 128 227C70 227 30 214 30 190C30 160 70 136 128 136Z',
        flank: { x: 128, y: 182, rx: 94, ry: 46 },
        paws: pair(56, 222, 20, 7),
      },
      head: { x: 116, chin: 226 },
      stance: { lean: -3 },
    },
    asleep: {
      plan: {
        ...BACK,
        torso: 'M128 104C186 104 214 138 214 170C214 206 182 227 128 227C74 227 42 206 42 170C42 138 70 104 128 104Z',
        flank: { x: 128, y: 166, rx: 84, ry: 62 },
        front: ({ inner }) => stroke('M102 222Q116 212 128 220Q140 212 154 222', 3.5, inner),
      },
      head: { x: 128, chin: 212 },
    },
    away: { plan: BACK, stance: {} },
  },
  bird: {
    alert: { head: { x: 132, chin: 134 }, stance: { tall: 1.05, wide: 0.94, lean: 5 } },
    leaping: { stance: { lift: 20, lean: -6, tall: 0.96 } },
    slumped: {
      plan: {
        torso: 'M128 88C162 88 176 116 184 150C196 192 178 220 128 220C78 220 60 192 72 150C80 116 94 88 128 88Z',
        flank: { x: 128, y: 164, rx: 56, ry: 56 },
        belly: { x: 128, y: 192, rx: 34, ry: 26 },
        neck: { x: 128, y: 168, w: 52 },
        wing: { x: 74, y: 160 },
      },
      head: { x: 128, chin: 186 },
    },
    lying: {
      plan: {
        behind: undefined,
        torso: 'M128 112C172 112 200 138 208 172C214 206 186 227 128 227C70 227 42 206 48 172C56 138 84 112 128 112Z',
        flank: { x: 128, y: 178, rx: 74, ry: 46 },
        belly: { x: 128, y: 210, rx: 46, ry: 18 },
        neck: { x: 128, y: 192, w: 62 },
        tail: { x: 190, y: 206 },
        wing: { x: 62, y: 170 },
      },
      head: { x: 128, chin: 206 },
    },
    asleep: {
      plan: {
        torso: 'M128 84C172 84 196 116 198 154C200 196 174 222 128 222C82 222 56 196 58 154C60 116 84 84 128 84Z',
        flank: { x: 128, y: 164, rx: 66, ry: 54 },
        belly: { x: 128, y: 194, rx: 38, ry: 26 },
        neck: { x: 128, y: 172, w: 58 },
        wing: { x: 68, y: 150 },
        behind: ({ line, accent }) =>
          limb(perch, 7, '#93693f', line) + mirrored(stroke(claws, 8, line) + stroke(claws, 3.5, accent)),
      },
      head: { x: 128, chin: 186 },
    },
    away: { plan: { belly: undefined }, stance: {} },
  },
  swimming: {
    alert: { head: { x: 96, chin: 114 }, stance: { tall: 1.08, tilt: 8 } },
    leaping: { stance: { lift: 22, lean: -14, tilt: 6 } },
    slumped: {
      plan: {
        torso:
          'M56 172C48 184 50 196 58 206C72 220 110 222 142 220C194 218 222 190 224 152C206 168 178 170 150 168C124 166 88 156 56 172Z',
        neck: { x: 84, y: 196, w: 28 },
        wing: { x: 122, y: 178 },
      },
      head: { x: 78, chin: 196 },
      stance: { tilt: -6 },
    },
    lying: {
      plan: {
        behind: undefined,
        torso: 'M52 196C50 176 90 164 130 168C170 172 200 172 226 158C230 200 192 226 140 227C92 228 54 222 52 196Z',
        flank: { x: 142, y: 198, rx: 74, ry: 26 },
        neck: { x: 84, y: 206, w: 28 },
        wing: { x: 124, y: 184 },
      },
      head: { x: 76, chin: 222 },
      stance: { tilt: -6 },
    },
    asleep: {
      plan: {
        behind: undefined,
        torso: 'M54 196C46 164 90 148 130 156C170 162 200 164 226 148C232 196 192 226 140 227C92 228 60 222 54 196Z',
        flank: { x: 142, y: 192, rx: 74, ry: 32 },
        neck: { x: 110, y: 196, w: 26 },
        wing: { x: 134, y: 186 },
      },
      head: { x: 118, chin: 196 },
      stance: { tilt: 8 },
    },
    away: round,
  },
  shelled: {
    alert: {
      plan: { behind: ({ body, line }) => limb('M104 196Q88 176 84 140', 26, body, line) },
      head: { x: 84, chin: 154 },
      stance: { tilt: 8 },
    },
    leaping: {
      plan: { paws: [paw(98, 226, 15, 11), paw(196, 226, 15, 11)] },
      head: { x: 78, chin: 178 },
      stance: { lift: 22, lean: -10 },
    },
    slumped: { head: { x: 74, chin: 222 }, stance: { tilt: 6, tall: 0.9 } },
    lying: {
      plan: { paws: [paw(112, 222, 24, 6), paw(206, 222, 22, 6)] },
      head: { x: 68, chin: 225 },
      stance: { tilt: -8, tall: 0.86, wide: 1.04 },
    },
    sinking: {
      plan: { paws: [paw(112, 223, 26, 6), paw(208, 223, 24, 6)] },
      head: { x: 74, chin: 226 },
      stance: { tilt: -22, tall: 0.76 },
    },
    asleep: {
      plan: {
        torso:
          'M104 208C104 190 130 182 160 182C204 182 228 190 228 206C228 222 210 222 190 222L130 222C112 222 104 220 104 208Z',
        flank: { x: 162, y: 158, rx: 70, ry: 60 },
        paws: undefined,
      },
      head: { x: 76, chin: 224 },
      stance: { headUnder: true, tilt: -6 },
    },
    away: { plan: BACK, head: { x: 92, chin: 206 }, stance: { turned: true, headUnder: true } },
  },
  snail: {
    alert: {
      plan: {
        torso:
          'M52 128C46 176 44 218 70 222L214 224C232 224 232 212 214 206C180 198 130 204 112 190C102 176 100 150 102 128Z',
      },
      head: { x: 78, chin: 144 },
      stance: { tilt: 8 },
    },
    leaping: {
      plan: {
        torso:
          'M52 128C46 176 44 218 70 222L214 224C232 224 232 212 214 206C180 198 130 204 112 190C102 176 100 150 102 128Z',
      },
      head: { x: 76, chin: 150 },
      stance: { lift: 16, lean: -12 },
    },
    slumped: {
      plan: {
        torso:
          'M42 186C40 206 46 222 70 222L214 224C232 224 232 212 214 206C180 198 130 206 108 198C102 194 102 190 100 184Z',
      },
      head: { x: 70, chin: 214 },
      stance: { tilt: -4, tall: 0.88, wide: 1.04 },
    },
    lying: {
      plan: {
        torso:
          'M36 210C36 196 60 192 90 196C130 200 180 200 214 206C232 212 232 225 214 225L64 225C44 225 36 220 36 210Z',
      },
      head: { x: 64, chin: 224 },
      stance: { tilt: -8, tall: 0.9 },
    },
    asleep: {
      plan: {
        torso:
          'M84 210C84 198 110 194 140 196C180 198 218 202 218 214C218 224 204 225 186 225L104 225C90 225 84 220 84 210Z',
      },
      head: { x: 80, chin: 224 },
      stance: { headUnder: true, tilt: -6 },
    },
    away: round,
  },
  manyArmed: {
    leaping: {
      plan: {
        behind: ({ body, line }) => mirrored(limb('M84 160C56 164 40 146 44 122C50 110 62 116 58 126', 13, body, line)),
        front: ({ body, line }) =>
          mirrored(
            limb('M92 172C76 186 62 184 48 176M108 178C104 200 92 206 84 218M122 180Q122 204 112 222', 14, body, line),
          ),
      },
      stance: { lift: 18, lean: -7 },
    },
    slumped: {
      plan: {
        torso: 'M128 76C178 76 200 118 198 152C196 178 178 196 128 196C78 196 60 178 58 152C56 118 78 76 128 76Z',
        flank: { x: 128, y: 134, rx: 66, ry: 56 },
        front: ({ body, line }) =>
          mirrored(
            limb('M88 186C74 210 54 206 40 220M106 190C102 210 92 214 84 222M122 190Q122 208 118 222', 14, body, line),
          ),
        behind: undefined,
      },
      head: { x: 128, chin: 192 },
    },
    lying: {
      plan: {
        torso: 'M122 112C190 98 224 128 212 166C206 196 176 212 124 212C76 212 58 194 54 172C50 144 76 120 122 112Z',
        flank: { x: 130, y: 158, rx: 76, ry: 46 },
        behind: undefined,
        front: ({ body, line }) =>
          limb(
            'M76 206C58 206 42 212 30 221M104 212C88 214 76 218 66 222M148 212C164 214 176 218 186 222M186 200C206 204 220 212 228 221',
            14,
            body,
            line,
          ),
      },
      head: { x: 118, chin: 206 },
    },
    asleep: {
      plan: {
        torso: 'M128 86C188 86 206 124 198 160C194 188 176 206 128 206C80 206 62 188 58 160C50 124 68 86 128 86Z',
        flank: { x: 128, y: 140, rx: 66, ry: 54 },
        behind: ({ body, line }) => mirrored(limb('M70 186C40 186 34 212 54 220', 13, body, line)),
        front: ({ body, line }) =>
          mirrored(limb('M84 200C58 206 60 224 84 222C104 220 112 218 122 220', 14, body, line)),
      },
      head: { x: 128, chin: 200 },
    },
  },
  coiled: {
    alert: { stance: { tall: 1.14, tilt: 9 } },
    leaping: { stance: { lift: 14, lean: -5, tall: 1.08, wide: 0.94 } },
    slumped: {
      plan: {
        torso:
          'M92 150C84 156 60 160 52 184C44 214 84 226 128 226C170 226 204 222 206 200C210 176 194 160 164 154C146 150 120 148 92 150Z',
        belly: undefined,
        neck: { x: 108, y: 172, w: 30 },
      },
      head: { x: 106, chin: 186 },
      stance: { tilt: -6 },
    },
    lying: {
      plan: {
        torso:
          'M60 206C60 186 84 162 128 160C176 158 208 176 206 200C204 222 170 226 128 226L84 226C68 226 60 220 60 206Z',
        belly: undefined,
        neck: { x: 88, y: 200, w: 28 },
      },
      head: { x: 80, chin: 225 },
      stance: { tilt: -8 },
    },
    sinking: {
      plan: {
        torso:
          'M60 206C60 190 84 172 128 170C176 168 208 182 206 202C204 222 170 226 128 226L84 226C68 226 60 220 60 206Z',
        belly: undefined,
        neck: { x: 88, y: 204, w: 28 },
      },
      head: { x: 76, chin: 228 },
      stance: { tilt: -22, tall: 0.9 },
    },
    asleep: {
      plan: {
        torso: 'M128 154C74 154 44 176 50 200C54 222 90 226 128 226C170 226 204 222 206 200C210 174 182 154 128 154Z',
        belly: undefined,
        neck: { x: 116, y: 180, w: 26 },
      },
      head: { x: 112, chin: 204 },
      stance: { tilt: -7 },
    },
    away: { plan: { belly: undefined }, stance: {} },
  },
  hoop: {
    leaping: { stance: { lift: 16, lean: -20 } },
    slumped: { head: { x: 92, chin: 176 }, stance: { tall: 0.78, wide: 1.06, tilt: -8 } },
    lying: { head: { x: 84, chin: 214 }, stance: { tall: 0.62, wide: 1.08, tilt: -8 } },
    sinking: { head: { x: 78, chin: 228 }, stance: { tall: 0.5, wide: 1.1, tilt: -22 } },
    asleep: { head: { x: 104, chin: 176 }, stance: { tall: 0.56, wide: 1.08, tilt: -7 } },
    resting: { head: { x: 96, chin: 200 }, stance: { tall: 0.54, wide: 1.08, tilt: -5 } },
    away: { stance: { turned: true } },
  },
  sprawling: {
    alert: { head: { x: 120, chin: 158 }, stance: { tilt: 8, tall: 1.06 } },
    leaping: {
      plan: {
        paws: pair(70, 178, 13, 10),
        front: ({ body, line }) => limb('M88 190Q74 190 72 180M160 192Q180 192 184 180', 9, body, line),
      },
      stance: { lift: 24, lean: -2 },
    },
    slumped: { head: { x: 116, chin: 204 }, stance: { tall: 0.86, tilt: -4 } },
    lying: {
      plan: { ...NO_LIMBS, paws: [paw(48, 222, 16, 7), paw(176, 222, 16, 7)] },
      head: { x: 112, chin: 224 },
      stance: { tall: 0.7, wide: 0.98 },
    },
    sinking: {
      plan: { ...NO_LIMBS, paws: [paw(176, 223, 18, 6), paw(206, 223, 18, 6)] },
      head: { x: 106, chin: 230 },
      stance: { tall: 0.6, wide: 1.08, tilt: -16 },
    },
    asleep: {
      plan: {
        ...NO_LIMBS,
        torso: 'M120 156C74 156 54 186 66 206C76 224 108 226 128 226C172 226 206 218 208 190C206 168 166 156 120 156Z',
        tail: { x: 190, y: 206 },
      },
      head: { x: 112, chin: 224 },
      stance: { tilt: -7, tail: 20 },
    },
    away: round,
  },
  dome: {
    leaping: {
      plan: {
        torso: 'M52 176C48 108 80 60 128 60C176 60 208 108 204 176C202 206 178 218 128 218C78 218 54 206 52 176Z',
      },
      head: { x: 128, chin: 184 },
      stance: { lift: 24, lean: -6, wide: 0.94 },
    },
    slumped: {
      plan: {
        torso:
          'M34 216C30 196 52 192 62 164C76 124 98 104 128 104C158 104 180 124 194 164C204 192 226 196 222 216C220 226 208 227 196 227L60 227C48 227 36 226 34 216Z',
        flank: { x: 128, y: 168, rx: 80, ry: 60 },
      },
      head: { x: 128, chin: 204 },
    },
    lying: { stance: { tall: 0.66, wide: 1.16 } },
    sinking: { stance: { tall: 0.5, wide: 1.24 } },
    asleep: { stance: { tall: 0.78, wide: 1.1 } },
  },
  draped: {
    leaping: { stance: { lift: 16, lean: -3, tall: 1.04, wide: 0.94 } },
    lying: { stance: { lift: -8, tall: 0.66, wide: 1.1 } },
    sinking: { stance: { lift: -8, tall: 0.56, wide: 1.14, lean: 6 } },
    asleep: { stance: { lift: -8, tall: 0.76, wide: 1.06 } },
  },
  stalk: {
    lying: { stance: { tall: 0.8, lean: 14 } },
    sinking: { stance: { tall: 0.74, lean: 24, shift: -10 } },
    asleep: { stance: { tall: 0.84, lean: 7 } },
  },
  potted: {
    alert: {
      plan: {
        behind: ({ body, line }) =>
          limb('M84 146C50 150 46 118 48 92', 20, body, line) + limb('M172 132C206 136 212 104 208 76', 20, body, line),
      },
      stance: { tall: 1.05 },
    },
    leaping: {
      plan: {
        behind: ({ body, line }) =>
          limb('M84 130C56 126 44 104 40 80', 20, body, line) + limb('M172 124C200 120 212 96 216 70', 20, body, line),
      },
      stance: { lift: 24, lean: -8 },
    },
    slumped: {
      plan: { behind: ({ body, line }) => mirrored(limb('M86 132C56 134 46 152 50 178', 20, body, line)) },
      stance: { tall: 0.86 },
    },
    lying: {
      plan: { behind: ({ body, line }) => mirrored(limb('M86 136C58 140 46 162 52 190', 20, body, line)) },
      stance: { lean: 14, tall: 0.84 },
    },
    sinking: { stance: { lift: 44, lean: -74, shift: 70, tall: 0.9 } },
    asleep: {
      plan: { behind: ({ body, line }) => mirrored(limb('M84 140C54 142 46 164 50 186', 20, body, line)) },
      stance: { lean: 8, tall: 0.92 },
    },
  },
  boxy: {
    alert: {
      plan: {
        behind: ({ line, shade }) =>
          limb('M128 150V120', 12, shade, line) +
          limb('M84 162Q62 170 66 190M172 162Q196 158 194 136', 10, shade, line),
      },
      head: { x: 128, chin: 130 },
      stance: { tilt: 9 },
    },
    leaping: {
      plan: { behind: ({ line, shade }) => mirrored(limb('M84 164Q54 158 50 128', 10, shade, line)) },
      stance: { lift: 20, lean: -7 },
    },
    slumped: {
      plan: { behind: ({ line, shade }) => mirrored(limb('M84 164Q70 186 66 214', 10, shade, line)) },
      head: { x: 128, chin: 180 },
      stance: { tilt: 7 },
    },
    lying: { stance: { lift: 48, lean: -82, shift: 82 } },
    sinking: { stance: { lift: 50, lean: -88, shift: 84, tilt: -6 } },
    asleep: {
      plan: { behind: ({ line, shade }) => mirrored(limb('M84 170Q70 190 74 212', 10, shade, line)) },
      head: { x: 128, chin: 190 },
      stance: { tilt: 0 },
    },
    resting: { head: { x: 128, chin: 192 }, stance: { tilt: 6 } },
  },
  cubic: {
    leaping: { stance: { lift: 22, lean: -14 } },
    lying: { stance: { tall: 0.76, lean: 8 } },
    sinking: { stance: { tall: 0.66, lean: 16 } },
  },
  globe: {
    leaping: { stance: { lift: 20, lean: -16 } },
    slumped: { stance: { lift: -24, tall: 0.92, wide: 1.05 } },
    lying: { stance: { lift: -44, lean: 10, tall: 0.94 } },
    sinking: { stance: { lift: -44, lean: 24, tall: 0.86, shift: -6 } },
    asleep: { stance: { lift: -44, tall: 0.96 } },
    resting: { stance: { lift: -44, lean: -14, tall: 0.94 } },
  },
  sixLegged: {
    leaping: {
      plan: {
        behind: ({ accent, line }) =>
          mirrored(
            ['M84 148L52 142L40 118', 'M76 172L42 170L26 152', 'M86 204L60 208L42 224']
              .map((d) => limb(d, 5, accent, line))
              .join(''),
          ),
      },
      stance: { lift: 20, lean: -3 },
    },
    slumped: {
      plan: {
        behind: ({ accent, line }) =>
          mirrored(
            ['M84 172L50 170L38 216', 'M76 192L44 192L26 224', 'M86 208L60 210L50 226']
              .map((d) => limb(d, 5, accent, line))
              .join(''),
          ),
      },
      stance: { tall: 0.82, tilt: 5 },
    },
    lying: {
      plan: {
        behind: ({ accent, line }) =>
          mirrored(
            ['M84 190L48 196L30 222', 'M76 206L44 206L22 224', 'M90 214L62 216L50 226']
              .map((d) => limb(d, 5, accent, line))
              .join(''),
          ),
      },
      head: { x: 128, chin: 206 },
      stance: { tall: 0.66, wide: 0.98, tilt: 4 },
    },
    sinking: {
      plan: {
        behind: ({ accent, line }) =>
          mirrored(
            ['M84 196L48 200L28 222', 'M76 208L44 210L20 224', 'M90 216L62 218L50 226']
              .map((d) => limb(d, 5, accent, line))
              .join(''),
          ),
      },
      head: { x: 128, chin: 214 },
      stance: { tall: 0.56, wide: 0.96, tilt: 12 },
    },
    asleep: {
      plan: {
        behind: ({ accent, line }) =>
          mirrored(['M84 172L62 186L72 214', 'M80 196L58 206L74 224'].map((d) => limb(d, 5, accent, line)).join('')),
      },
      head: { x: 128, chin: 196 },
      stance: { tall: 0.74, wide: 1.04, tilt: -5 },
    },
  },
}

/** Stances for bodies without an entry for the pose. */
const ANY: Readonly<Record<Pose, Partial<Stance>>> = {
  easy: {},
  alert: { tall: 1.15, wide: 0.9, tilt: 9 },
  leaping: { lift: 22, lean: -7, tall: 1.06, wide: 0.96 },
  slumped: { tall: 0.76, wide: 1.1, tilt: 4 },
  lying: { tall: 0.72, wide: 1.12, tilt: 5 },
  sinking: { tall: 0.6, wide: 1.16, lean: 4, tilt: 12 },
  asleep: { tall: 0.76, wide: 1.1, tilt: 6 },
  away: {},
  resting: { tall: 0.74, wide: 1.1, tilt: 5 },
}

/** The pose whose outline is used if a body has none for this one. */
const LIKE: Readonly<Partial<Record<Pose, Pose>>> = { sinking: 'lying', resting: 'lying' }

export function posed(body: Body, pose: Pose): { plan: BodyPlan; stance: Stance } {
  const usual: BodyPlan = BODIES[body]
  const poses = OWN[body]
  const like = LIKE[pose]
  const own = poses?.[pose] ?? (like && poses?.[like])
  if (!own) return { plan: usual, stance: { ...AT_EASE, ...ANY[pose] } }
  const head = own.head ? { ...usual.head, x: own.head.x, y: own.head.chin - usual.head.ry } : usual.head
  return { plan: { ...usual, ...own.plan, head }, stance: { ...AT_EASE, ...own.stance } }
}
