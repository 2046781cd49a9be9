/** Poses of bodies that only words for pictures can request: insects, fish, jellyfish, crabs, clouds, stones. */
import type { Body } from '../../species/figure'
import { both, limb, stroke } from '../pen'
import type { Tints } from '../tints'
import { NO_LIMBS, type Posed, type Poses, paw } from './posed'

/** Legs on both sides, behind the body. */
const legs =
  (width: number, ...left: string[]) =>
  ({ shade, line }: Tints): string =>
    both(left.map((d) => limb(d, width, shade, line)).join(''), 128)

/** Branches of a tree, or tentacles of a bell, on both sides. */
const boughs =
  (left: string, right?: string) =>
  ({ body, line }: Tints): string =>
    right ? limb(left, 10, body, line) + limb(right, 10, body, line) : both(limb(left, 10, body, line), 128)

const trailing =
  (...threads: string[]) =>
  ({ accent, belly, line }: Tints): string =>
    threads.map((d, at) => limb(d, at % 2 ? 9 : 7, at % 2 ? belly : accent, line)).join('')

const roosting: Posed = {
  plan: {
    torso: 'M128 164C96 164 84 186 88 206C92 222 110 227 128 227C146 227 164 222 168 206C172 186 160 164 128 164Z',
    flank: { x: 128, y: 198, rx: 38, ry: 28 },
    belly: undefined,
    neck: { x: 128, y: 180, w: 29 },
    tail: { x: 154, y: 216 },
    wing: { x: 104, y: 186 },
    behind: legs(4, 'M94 202Q76 206 76 223', 'M104 216Q92 220 92 226'),
  },
  head: { x: 128, chin: 200 },
  stance: { tilt: -7 },
}

const insect: Poses = {
  alert: {
    plan: { behind: legs(4, 'M102 160Q80 152 70 132', 'M98 184Q74 182 66 198', 'M108 206Q92 212 88 226') },
    head: { x: 128, chin: 142 },
    stance: { tall: 1.04, tilt: 9 },
  },
  leaping: {
    plan: { behind: legs(4, 'M102 164Q78 156 66 140', 'M100 188Q84 200 86 214', 'M110 208Q102 218 104 228') },
    stance: { lift: 24, lean: -9 },
  },
  slumped: {
    plan: {
      torso: 'M128 152C98 152 88 176 92 198C96 218 112 226 128 226C144 226 160 218 164 198C168 176 158 152 128 152Z',
      flank: { x: 128, y: 190, rx: 36, ry: 36 },
      belly: { x: 128, y: 196, rx: 16, ry: 20 },
      wing: { x: 102, y: 180 },
      behind: legs(4, 'M98 182Q76 186 70 206', 'M98 200Q78 206 72 224', 'M108 214Q94 220 90 227'),
    },
    head: { x: 128, chin: 186 },
    stance: { tilt: 5 },
  },
  lying: {
    plan: {
      torso:
        'M92 208C92 190 124 182 160 184C196 186 218 198 216 212C214 224 196 226 176 226L120 226C102 226 92 222 92 208Z',
      flank: { x: 156, y: 206, rx: 56, ry: 20 },
      belly: undefined,
      neck: { x: 108, y: 204, w: 24 },
      tail: { x: 208, y: 208 },
      wing: { x: 132, y: 180 },
      behind: ({ shade, line }) => limb('M132 222L118 228M158 222L148 228M186 220L182 228', 4, shade, line),
    },
    head: { x: 84, chin: 222 },
    stance: { tilt: -8 },
  },
  sinking: {
    plan: {
      torso:
        'M92 212C92 198 124 192 160 193C196 194 218 203 216 214C214 224 196 226 176 226L120 226C102 226 92 223 92 212Z',
      flank: { x: 156, y: 210, rx: 56, ry: 16 },
      belly: undefined,
      neck: { x: 108, y: 208, w: 22 },
      tail: { x: 208, y: 212 },
      wing: { x: 132, y: 186 },
      behind: ({ shade, line }) => limb('M120 200L104 188M146 196L138 180M176 198L180 182', 4, shade, line),
    },
    head: { x: 84, chin: 226 },
    stance: { tilt: -22 },
  },
  asleep: roosting,
  resting: { ...roosting, head: { x: 128, chin: 208 }, stance: { tilt: 4, tall: 0.92 } },
  away: { plan: { belly: undefined } },
}

/** Floats in water; bad moods lower it. */
const fish: Poses = {
  alert: { stance: { lift: 6, lean: 9, tall: 1.06 } },
  leaping: { stance: { lift: 20, lean: -18 } },
  slumped: { stance: { lift: -18, lean: -9, tall: 0.9, wide: 1.03 } },
  lying: { stance: { lift: -32, lean: 12, tall: 0.84, wide: 1.02 } },
  sinking: { stance: { lift: -34, lean: 26, tall: 0.74 } },
  asleep: { stance: { lift: -36, tall: 0.8, wide: 1.06 } },
  resting: { stance: { lift: -36, lean: -6, tall: 0.72, wide: 1.06 } },
  away: { plan: { belly: undefined }, stance: { turned: true } },
}

const settledBell: Posed = {
  plan: {
    torso:
      'M46 196C44 146 84 118 128 118C172 118 212 146 210 196C202 210 186 200 176 208C164 216 152 202 142 210C134 216 122 216 114 210C104 202 92 216 80 208C70 200 54 210 46 196Z',
    flank: { x: 128, y: 164, rx: 78, ry: 46 },
    neck: { x: 128, y: 198, w: 66 },
    tail: { x: 196, y: 200 },
    wing: { x: 58, y: 176 },
    behind: trailing(
      'M78 206C58 208 44 214 34 224',
      'M104 210C92 218 78 220 66 225',
      'M178 206C198 208 212 214 222 224',
      'M152 210C164 218 178 220 190 225',
    ),
  },
  head: { x: 128, chin: 202 },
  stance: { lift: -14 },
}

const jelly: Poses = {
  alert: { stance: { lift: 6, tall: 1.08, wide: 0.93 } },
  leaping: {
    plan: {
      torso:
        'M66 142C60 78 92 36 128 36C164 36 196 78 190 142C182 154 172 146 164 152C154 160 148 148 140 154C134 160 122 160 116 154C108 148 102 160 92 152C84 146 74 154 66 142Z',
      behind: trailing(
        'M88 150C92 176 76 190 84 222',
        'M108 154C110 180 102 196 108 228',
        'M128 156C124 184 132 200 128 226',
        'M148 154C146 180 154 196 148 228',
        'M168 150C164 176 180 190 172 222',
      ),
    },
    stance: { lift: 24, lean: -10 },
  },
  slumped: {
    plan: {
      behind: trailing(
        'M76 148C66 170 70 200 62 224',
        'M100 152C98 178 96 200 92 226',
        'M156 152C158 178 160 200 164 226',
        'M180 148C190 170 186 200 194 224',
      ),
    },
    stance: { lift: -12, tall: 0.84, wide: 1.08 },
  },
  lying: { ...settledBell, stance: { lift: -14, lean: 9, tall: 0.9 } },
  sinking: { ...settledBell, stance: { lift: -14, lean: -7, tall: 0.68, wide: 1.08 } },
  asleep: settledBell,
  resting: { ...settledBell, stance: { lift: -14, tall: 0.82, wide: 1.04 } },
}

const flatCrab: Posed = {
  plan: {
    torso: 'M128 144C186 144 216 166 214 192C212 214 176 224 128 224C80 224 44 214 42 192C40 166 70 144 128 144Z',
    flank: { x: 128, y: 186, rx: 82, ry: 38 },
    belly: undefined,
    neck: { x: 128, y: 204, w: 62 },
    wing: { x: 62, y: 178 },
    behind: legs(6, 'M56 200Q34 202 20 220', 'M64 212Q44 216 36 226'),
  },
  head: { x: 128, chin: 222 },
}

const tuckedCrab: Posed = {
  plan: {
    torso: 'M128 124C184 124 210 152 208 182C206 212 172 226 128 226C84 226 50 212 48 182C46 152 72 124 128 124Z',
    flank: { x: 128, y: 176, rx: 80, ry: 48 },
    belly: undefined,
    neck: { x: 128, y: 204, w: 64 },
    behind: legs(6, 'M66 212Q54 216 52 226', 'M88 220L82 228'),
  },
  head: { x: 128, chin: 210 },
}

const crab: Poses = {
  alert: {
    plan: { behind: legs(6, 'M60 184Q30 172 30 222', 'M74 200Q50 196 52 228', 'M92 208Q76 210 76 229') },
    stance: { tall: 1.12, wide: 0.94 },
  },
  leaping: {
    plan: { behind: legs(6, 'M60 178Q34 164 24 146', 'M68 196Q40 196 28 184', 'M86 208Q64 220 48 218') },
    stance: { lift: 22, lean: -8 },
  },
  slumped: {
    plan: { behind: legs(6, 'M58 194Q34 182 22 224', 'M68 206Q48 202 40 227', 'M88 212Q72 214 68 228') },
    stance: { tall: 0.84, wide: 1.06 },
  },
  lying: flatCrab,
  sinking: { ...flatCrab, stance: { tall: 0.78, wide: 1.04, lean: -5 } },
  asleep: tuckedCrab,
  resting: { ...tuckedCrab, stance: { tall: 0.84 } },
  away: { plan: { belly: undefined } },
}

const fog: Posed = {
  plan: {
    torso:
      'M40 216C18 214 18 188 40 184C46 160 82 154 98 166C112 146 152 148 162 166C184 154 216 166 214 186C240 190 238 216 214 218Z',
    flank: { x: 128, y: 188, rx: 88, ry: 30 },
    belly: undefined,
    neck: { x: 128, y: 206, w: 66 },
    wing: { x: 50, y: 188 },
    behind: undefined,
  },
  head: { x: 128, chin: 220 },
  stance: { lift: -30 },
}

const cloudy: Poses = {
  alert: { stance: { lift: 4, tall: 1.12, wide: 0.95 } },
  leaping: { stance: { lift: 26, lean: -10, tall: 1.06 } },
  slumped: {
    plan: {
      behind: ({ accent }) =>
        stroke(
          'M70 216L64 236M94 218L88 240M118 218L112 240M142 218L136 240M166 218L160 240M190 216L184 236',
          5,
          accent,
        ),
    },
    stance: { lift: -12, tall: 0.82, wide: 1.08 },
  },
  lying: fog,
  sinking: { ...fog, stance: { lift: -32, tall: 0.72, wide: 1.06, lean: -3 } },
  asleep: { plan: { behind: undefined }, stance: { lift: -38, tall: 0.88, wide: 1.06 } },
  resting: { ...fog, stance: { lift: -30, tall: 0.86 } },
}

const rolledOver: Posed = {
  plan: {
    ...NO_LIMBS,
    torso: 'M40 214C30 190 44 166 78 152L150 142L198 158C224 174 226 204 212 220C176 228 66 228 40 214Z',
    flank: { x: 128, y: 188, rx: 84, ry: 40 },
    neck: { x: 128, y: 210, w: 66 },
    tail: { x: 210, y: 210 },
    wing: { x: 52, y: 186 },
    front: ({ inner }) => stroke('M150 144L140 164L164 174M60 166L76 180', 3.5, inner),
  },
  head: { x: 128, chin: 222 },
}

const boulder: Poses = {
  alert: { stance: { tall: 1.1, wide: 0.95, lean: 4 } },
  leaping: { stance: { lift: 20, lean: -13 } },
  slumped: { stance: { tall: 0.86, wide: 1.06, lean: -5 } },
  lying: rolledOver,
  sinking: { ...rolledOver, stance: { tall: 0.76, wide: 1.04, lean: 5 } },
  asleep: { plan: { paws: undefined }, stance: { tall: 0.84, wide: 1.08, lean: 3 } },
  resting: { ...rolledOver, stance: { tall: 0.9, lean: -3 } },
  away: { plan: { front: undefined } },
}

const FOLDED = { behind: undefined, front: boughs('M92 138Q74 172 108 186') }

const rooted: Poses = {
  alert: {
    plan: { behind: boughs('M96 136Q66 132 58 96', 'M160 130Q190 126 200 88') },
    stance: { tall: 1.05, lean: 4 },
  },
  leaping: {
    plan: { behind: boughs('M96 132Q58 126 44 88', 'M160 128Q198 122 212 84') },
    stance: { lift: 16, lean: -8 },
  },
  slumped: { plan: { behind: boughs('M96 132Q64 136 56 178') }, stance: { tall: 0.9, lean: -6 } },
  lying: { plan: { behind: boughs('M96 136Q66 144 60 186') }, stance: { tall: 0.86, lean: 15 } },
  sinking: { plan: { behind: boughs('M96 138Q68 150 64 194') }, stance: { tall: 0.82, lean: 27, shift: -14 } },
  asleep: { plan: FOLDED, stance: { tall: 0.9, lean: 5 } },
  resting: { plan: FOLDED, stance: { tall: 0.84, lean: -7 } },
  away: { plan: { front: undefined } },
}

/** The top ray droops first. */
const drooping: Posed = {
  plan: {
    torso:
      'M78 74C98 60 142 92 154 104C166 110 216 128 218 144C210 154 178 156 174 164C172 178 194 208 186 220C174 224 142 198 128 198C114 198 82 224 70 220C62 208 84 178 82 164C78 156 46 154 38 144C40 128 90 112 102 104C98 92 76 88 78 74Z',
  },
}

const starry: Poses = {
  alert: { stance: { tall: 1.1, wide: 0.92 } },
  leaping: { stance: { lift: 24, lean: -20 } },
  slumped: { ...drooping, stance: { tall: 0.92 } },
  lying: { ...drooping, stance: { tall: 0.66, wide: 1.1 } },
  sinking: { ...drooping, stance: { tall: 0.54, wide: 1.12, lean: 6 } },
  asleep: { ...drooping, stance: { tall: 0.8, wide: 1.02, lean: -9 } },
  resting: { ...drooping, stance: { tall: 0.7, wide: 1.08, lean: 3 } },
}

const flatSpider: Posed = {
  plan: {
    torso: 'M128 134C180 134 206 156 206 182C206 210 172 224 128 224C84 224 50 210 50 182C50 156 76 134 128 134Z',
    flank: { x: 128, y: 180, rx: 74, ry: 42 },
    neck: { x: 128, y: 206, w: 58 },
    wing: { x: 58, y: 176 },
    behind: legs(5, 'M66 160Q40 150 22 172', 'M58 180Q34 178 16 200', 'M58 198Q36 204 20 222', 'M70 212Q50 220 44 228'),
  },
  head: { x: 128, chin: 218 },
}

/** Legs drawn in. */
const inItsLegs: Posed = {
  plan: {
    torso: 'M128 116C176 116 200 144 200 174C200 208 170 224 128 224C86 224 56 208 56 174C56 144 80 116 128 116Z',
    flank: { x: 128, y: 172, rx: 68, ry: 50 },
    neck: { x: 128, y: 206, w: 54 },
    behind: legs(5, 'M76 142Q34 150 52 196', 'M70 162Q40 176 54 212', 'M72 186Q50 200 62 224', 'M84 204L74 227'),
  },
  head: { x: 128, chin: 212 },
}

const spidery: Poses = {
  alert: {
    plan: {
      behind: legs(
        5,
        'M74 128Q54 78 36 104L26 130',
        'M66 148Q36 108 24 146L18 184',
        'M66 170Q40 152 32 186L28 216',
        'M74 192Q54 188 50 208L46 228',
      ),
    },
    stance: { tall: 1.1, wide: 0.95 },
  },
  leaping: {
    plan: {
      behind: legs(
        5,
        'M74 128Q50 106 40 82',
        'M64 148Q36 140 20 118',
        'M62 174Q36 182 18 174',
        'M74 198Q56 216 38 220',
      ),
    },
    stance: { lift: 24, lean: -8 },
  },
  slumped: {
    plan: {
      behind: legs(
        5,
        'M72 160Q44 100 30 148L20 190',
        'M66 174Q36 132 22 180L16 208',
        'M66 188Q40 172 30 202L26 222',
        'M74 202Q54 198 50 214L46 228',
      ),
    },
    stance: { tall: 0.82, wide: 1.06 },
  },
  lying: flatSpider,
  sinking: { ...flatSpider, stance: { tall: 0.76, wide: 1.04, lean: -6 } },
  asleep: inItsLegs,
  resting: { ...inItsLegs, stance: { tall: 0.86 } },
}

const segmented: Poses = {
  alert: {
    plan: {
      torso:
        'M56 210C48 184 58 160 64 140C72 126 102 128 108 146C112 162 118 168 128 174C138 164 152 166 160 178C174 170 196 174 200 190C222 192 230 216 208 222C170 228 100 228 72 222C62 220 58 216 56 210Z',
      neck: { x: 86, y: 148, w: 26 },
      wing: { x: 112, y: 172 },
    },
    head: { x: 84, chin: 148 },
    stance: { tilt: 8 },
  },
  leaping: {
    plan: {
      torso:
        'M58 220C46 200 56 178 76 170C96 132 178 130 198 168C220 176 228 204 208 222C196 227 184 220 182 206C172 178 112 178 104 206C100 222 72 228 58 220Z',
      flank: { x: 136, y: 176, rx: 70, ry: 36 },
      belly: undefined,
      neck: { x: 80, y: 186, w: 28 },
      wing: { x: 118, y: 150 },
      paws: [paw(76, 224, 11, 7), paw(98, 224, 11, 7)],
      front: ({ inner }) =>
        stroke('M112 146Q118 162 112 178M148 140Q146 156 150 172M184 156Q176 170 180 184', 3.5, inner),
    },
    head: { x: 78, chin: 186 },
    stance: { lift: 14, tilt: -6 },
  },
  slumped: { head: { x: 82, chin: 206 }, stance: { tall: 0.9, wide: 1.02, tilt: -5 } },
  lying: { head: { x: 76, chin: 224 }, stance: { tall: 0.74, wide: 1.04, tilt: -9 } },
  sinking: { head: { x: 72, chin: 228 }, stance: { tall: 0.6, wide: 1.04, tilt: -22 } },
  asleep: {
    plan: {
      torso: 'M128 150C70 150 44 178 50 204C56 224 92 227 128 227C178 227 212 220 212 194C210 168 178 150 128 150Z',
      flank: { x: 136, y: 188, rx: 74, ry: 36 },
      belly: undefined,
      neck: { x: 104, y: 196, w: 30 },
      tail: { x: 200, y: 208 },
      wing: { x: 132, y: 164 },
      paws: undefined,
      front: ({ inner }) =>
        stroke('M150 153Q144 176 156 192M184 166Q172 182 178 200M206 188Q190 196 190 212', 3.5, inner),
    },
    head: { x: 100, chin: 222 },
    stance: { tilt: -7, tail: 20, tailFlipped: true, tailInFront: true },
  },
  resting: { head: { x: 78, chin: 225 }, stance: { tall: 0.8, tilt: -4 } },
  away: { plan: { belly: undefined }, stance: { turned: true } },
}

export const KIND_POSES: Readonly<Partial<Record<Body, Poses>>> = {
  insect,
  fish,
  jelly,
  crab,
  cloudy,
  boulder,
  rooted,
  starry,
  spidery,
  segmented,
}
