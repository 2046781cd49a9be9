/** Body plans of adults: positions of head, belly and tail on a 256 canvas with the ground at 226. */
import type { Body } from '../../species/figure'
import { both, dot, limb, type Oval, oval, type Point, path, stroke } from '../pen'
import type { Tints } from '../tints'

export const GROUND = 226

export interface BodyPlan {
  /** Where the face is. */
  head: Oval
  /** The face is on the body; no separate head is drawn. */
  headless?: boolean
  /** The outline that is coloured and marked; optional in a plan. */
  torso: string
  /** Where markings go on the torso. */
  flank: Oval
  /** The light front. */
  belly?: Oval
  /** Where a scarf sits, and how wide. */
  neck: Point & { w: number }
  tail: Point
  /** The root of the left wing; the right one mirrors it. */
  wing: Point
  /** The front legs as lines, and the paws under them. The second of each is missing on three-legged creatures. */
  legs?: readonly [string, string]
  paws?: readonly [Oval, Oval]
  /** The front legs as limbs. The second is missing with its paw, unless the paws are feet it rests on. */
  fore?: { width: number; limbs: readonly [string, string]; behind?: true; feet?: true }
  behind?(tints: Tints): string
  front?(tints: Tints): string
  /** Floats this high above its shadow. */
  floats?: number
}

const mirrored = (left: string): string => both(left, 128)
const paw = (x: number, y = 220, rx = 15, ry = 9): Oval => ({ x, y, rx, ry })
const pair = (x: number, y?: number, rx?: number, ry?: number): readonly [Oval, Oval] => [
  paw(x, y, rx, ry),
  paw(256 - x, y, rx, ry),
]

const sitting: BodyPlan = {
  head: { x: 128, y: 98, rx: 56, ry: 47 },
  torso: 'M128 124C96 124 80 166 72 196C66 220 80 227 98 227L158 227C176 227 190 220 184 196C176 166 160 124 128 124Z',
  flank: { x: 128, y: 178, rx: 56, ry: 50 },
  belly: { x: 128, y: 178, rx: 25, ry: 36 },
  neck: { x: 128, y: 142, w: 35 },
  tail: { x: 178, y: 208 },
  wing: { x: 88, y: 156 },
  legs: ['M113 178Q110 200 112 214', 'M143 178Q146 200 144 214'],
  paws: pair(107),
  front: ({ inner }) => mirrored(stroke('M78 216Q72 190 94 182', 3.5, inner)),
}

const standing: BodyPlan = {
  head: { x: 128, y: 84, rx: 46, ry: 39 },
  torso: 'M128 104C104 104 98 124 96 150C94 176 104 188 128 188C152 188 162 176 160 150C158 124 152 104 128 104Z',
  flank: { x: 128, y: 150, rx: 32, ry: 42 },
  belly: { x: 128, y: 146, rx: 17, ry: 30 },
  neck: { x: 128, y: 118, w: 27 },
  tail: { x: 156, y: 168 },
  wing: { x: 98, y: 138 },
  behind: ({ shade, line }) => mirrored(limb('M100 172Q94 196 98 218', 13, shade, line)),
  fore: { width: 14, limbs: ['M113 166L112 216', 'M143 166L144 216'] },
  paws: pair(110, 221, 13, 7.5),
}

const low: BodyPlan = {
  head: { x: 92, y: 136, rx: 50, ry: 43 },
  torso: 'M62 190C54 150 110 134 160 140C206 144 228 172 224 200C222 216 206 220 190 220L92 220C74 220 64 208 62 190Z',
  flank: { x: 156, y: 182, rx: 66, ry: 40 },
  belly: { x: 112, y: 198, rx: 34, ry: 20 },
  neck: { x: 94, y: 172, w: 32 },
  tail: { x: 218, y: 186 },
  wing: { x: 130, y: 150 },
  paws: [paw(92), paw(122)],
  front: ({ body, line }) =>
    oval(paw(178), { fill: body, stroke: line }) + oval(paw(205), { fill: body, stroke: line }),
}

const upright: BodyPlan = {
  head: { x: 128, y: 92, rx: 50, ry: 43 },
  torso: 'M128 116C98 116 86 156 82 186C80 214 96 226 128 226C160 226 176 214 174 186C170 156 158 116 128 116Z',
  flank: { x: 128, y: 172, rx: 46, ry: 52 },
  belly: { x: 128, y: 180, rx: 29, ry: 38 },
  neck: { x: 128, y: 132, w: 32 },
  tail: { x: 168, y: 208 },
  wing: { x: 92, y: 150 },
  paws: pair(104, 221, 18, 8),
  fore: { width: 11, limbs: ['M97 148Q92 168 110 178', 'M159 148Q164 168 146 178'], feet: true },
}

const round: BodyPlan = {
  head: { x: 128, y: 126, rx: 62, ry: 50 },
  headless: true,
  torso: 'M128 64C180 64 208 104 208 150C208 198 178 224 128 224C78 224 48 198 48 150C48 104 76 64 128 64Z',
  flank: { x: 128, y: 146, rx: 80, ry: 80 },
  belly: { x: 128, y: 190, rx: 46, ry: 28 },
  neck: { x: 128, y: 172, w: 66 },
  tail: { x: 200, y: 190 },
  wing: { x: 60, y: 150 },
  paws: pair(98, 222, 17, 8),
  front: ({ body, line }) =>
    mirrored(path('M64 172C76 162 92 172 90 186C80 194 66 188 64 172Z', { fill: body, stroke: line })),
}

const claw = 'M108 214L108 222M96 228Q106 218 108 222Q110 218 120 228M108 220L108 229'

const bird: BodyPlan = {
  head: { x: 128, y: 92, rx: 54, ry: 46 },
  headless: true,
  torso: 'M128 42C170 42 184 76 186 116C194 170 176 216 128 216C80 216 62 170 70 116C72 76 86 42 128 42Z',
  flank: { x: 128, y: 150, rx: 58, ry: 62 },
  belly: { x: 128, y: 172, rx: 36, ry: 40 },
  neck: { x: 128, y: 136, w: 52 },
  tail: { x: 168, y: 196 },
  wing: { x: 74, y: 132 },
  behind: ({ accent, line }) => mirrored(stroke(claw, 9, line) + stroke(claw, 4, accent)),
}

const swimming: BodyPlan = {
  head: { x: 92, y: 92, rx: 38, ry: 34 },
  torso:
    'M70 112C66 140 52 160 54 186C58 212 96 220 140 218C192 216 224 184 226 140C208 158 178 160 150 158C124 156 112 140 114 112Z',
  flank: { x: 142, y: 188, rx: 74, ry: 32 },
  belly: { x: 104, y: 194, rx: 40, ry: 18 },
  neck: { x: 92, y: 140, w: 27 },
  tail: { x: 218, y: 152 },
  wing: { x: 116, y: 168 },
  behind: ({ accent, line }) =>
    [112, 156].map((x) => path(`M${x} 210L${x - 14} 227L${x + 16} 227Z`, { fill: accent, stroke: line })).join(''),
}

const shelled: BodyPlan = {
  head: { x: 82, y: 156, rx: 41, ry: 36 },
  torso: 'M62 204C62 186 92 178 140 178C190 178 222 186 222 204C222 220 200 220 180 220L96 220C76 220 62 220 62 204Z',
  flank: { x: 150, y: 150, rx: 80, ry: 62 },
  neck: { x: 84, y: 188, w: 27 },
  tail: { x: 218, y: 206 },
  wing: { x: 120, y: 140 },
  paws: [paw(104, 219, 18, 9), paw(190, 219, 18, 9)],
}

const snail: BodyPlan = {
  head: { x: 74, y: 150, rx: 34, ry: 31 },
  torso:
    'M44 158C44 190 44 218 70 222L214 224C232 224 232 212 214 206C180 198 130 204 108 190C100 182 104 170 104 158Z',
  flank: { x: 150, y: 136, rx: 64, ry: 62 },
  neck: { x: 74, y: 184, w: 28 },
  tail: { x: 222, y: 216 },
  wing: { x: 120, y: 150 },
}

const arm = 'M92 168C84 196 62 190 58 206C58 218 74 220 80 210M106 172C104 200 92 206 90 220M122 174Q120 204 118 220'

const manyArmed: BodyPlan = {
  head: { x: 128, y: 126, rx: 56, ry: 46 },
  headless: true,
  torso: 'M128 36C186 36 204 86 194 132C190 160 178 186 128 186C78 186 66 160 62 132C52 86 70 36 128 36Z',
  flank: { x: 128, y: 104, rx: 66, ry: 66 },
  neck: { x: 128, y: 172, w: 50 },
  tail: { x: 190, y: 180 },
  wing: { x: 68, y: 140 },
  behind: ({ body, line }) => mirrored(limb('M80 166C50 168 36 190 44 208C54 218 66 206 56 198', 13, body, line)),
  front: ({ body, line, belly }) =>
    mirrored(
      limb(arm, 14, body, line) +
        dot(61, 203, 3, { fill: belly, stroke: 'none' }) +
        dot(97, 203, 3, { fill: belly, stroke: 'none' }),
    ),
}

const coiled: BodyPlan = {
  head: { x: 128, y: 84, rx: 47, ry: 39 },
  torso:
    'M104 100C100 130 104 140 96 152C60 156 44 178 50 200C54 222 90 226 128 226C170 226 204 222 206 200C210 176 194 156 160 152C152 140 156 130 152 100Z',
  flank: { x: 128, y: 174, rx: 74, ry: 54 },
  belly: { x: 128, y: 148, rx: 15, ry: 50 },
  neck: { x: 128, y: 128, w: 26 },
  tail: { x: 198, y: 200 },
  wing: { x: 100, y: 140 },
  front: ({ inner, body, line }) =>
    path('M52 198C70 184 100 180 128 180C158 180 188 184 204 198C206 222 170 227 128 227C88 227 50 222 52 198Z', {
      fill: body,
      stroke: line,
    }) + stroke('M96 152Q84 166 92 178M160 152Q172 166 164 178', 3.5, inner),
}

const hoop: BodyPlan = {
  head: { x: 104, y: 84, rx: 44, ry: 37 },
  torso:
    'M128 66C176 66 212 102 212 146C212 192 176 226 128 226C80 226 44 192 44 146C44 102 80 66 128 66ZM128 110C106 110 88 126 88 147C88 168 106 184 128 184C150 184 168 168 168 147C168 126 150 110 128 110Z',
  flank: { x: 128, y: 146, rx: 84, ry: 80 },
  neck: { x: 70, y: 122, w: 24 },
  tail: { x: 176, y: 92 },
  wing: { x: 60, y: 140 },
  front: ({ line, belly, body }) =>
    path('M196 104C180 76 160 68 136 74C132 84 138 90 146 94C158 96 166 104 172 114Z', { fill: body, stroke: line }) +
    stroke('M150 82Q172 88 184 108', 4, belly),
}

const sprawling: BodyPlan = {
  head: { x: 120, y: 124, rx: 68, ry: 46 },
  torso: 'M120 150C84 150 70 184 82 206C90 222 110 224 124 224C160 224 196 216 206 190C196 170 160 150 120 150Z',
  flank: { x: 136, y: 190, rx: 60, ry: 34 },
  belly: { x: 118, y: 196, rx: 24, ry: 24 },
  neck: { x: 120, y: 166, w: 38 },
  tail: { x: 196, y: 196 },
  wing: { x: 84, y: 170 },
  paws: [paw(84, 218, 14, 8), paw(152, 221, 14, 8)],
  front: ({ body, line }) =>
    limb('M88 190Q72 196 82 214', 9, body, line) + limb('M150 196Q158 206 152 216', 9, body, line),
}

const dome: BodyPlan = {
  head: { x: 128, y: 144, rx: 60, ry: 50 },
  headless: true,
  torso: 'M46 208C42 130 74 74 128 74C182 74 214 130 210 208C210 224 198 227 186 227L70 227C58 227 46 224 46 208Z',
  flank: { x: 128, y: 150, rx: 82, ry: 76 },
  neck: { x: 128, y: 194, w: 76 },
  tail: { x: 204, y: 204 },
  wing: { x: 58, y: 160 },
}

const draped: BodyPlan = {
  head: { x: 128, y: 104, rx: 58, ry: 50 },
  headless: true,
  torso:
    'M128 44C180 44 194 92 196 140Q198 180 208 204Q196 222 182 206Q168 192 156 210Q142 228 128 210Q114 192 100 208Q86 226 74 208Q62 196 48 206Q58 180 60 140C62 92 76 44 128 44Z',
  flank: { x: 128, y: 134, rx: 72, ry: 86 },
  belly: { x: 128, y: 164, rx: 38, ry: 34 },
  neck: { x: 128, y: 156, w: 60 },
  tail: { x: 196, y: 184 },
  wing: { x: 62, y: 140 },
  floats: 8,
}

const stalk: BodyPlan = {
  head: { x: 128, y: 162, rx: 46, ry: 40 },
  headless: true,
  torso: 'M92 108C86 150 64 190 74 212C82 226 104 226 128 226C152 226 174 226 182 212C192 190 170 150 164 108Z',
  flank: { x: 128, y: 176, rx: 54, ry: 50 },
  neck: { x: 128, y: 202, w: 52 },
  tail: { x: 176, y: 206 },
  wing: { x: 80, y: 170 },
  paws: pair(104, 222, 16, 8),
}

const potted: BodyPlan = {
  head: { x: 128, y: 108, rx: 44, ry: 42 },
  headless: true,
  torso: 'M128 44C164 44 178 72 178 110L174 196L82 196L78 110C78 72 92 44 128 44Z',
  flank: { x: 128, y: 120, rx: 50, ry: 76 },
  neck: { x: 128, y: 160, w: 48 },
  tail: { x: 176, y: 190 },
  wing: { x: 82, y: 140 },
  behind: ({ body, line }) =>
    limb('M84 150C50 154 46 130 48 108', 20, body, line) + limb('M172 136C206 140 212 116 208 92', 20, body, line),
  front: ({ line }) =>
    path('M78 182L178 182L170 220Q168 227 160 227L96 227Q88 227 86 220Z', { fill: '#c9764d', stroke: line }) +
    path('M72 172Q72 168 76 168L180 168Q184 168 184 172L182 188L74 188Z', { fill: '#d98a5f', stroke: line }),
}

const boxy: BodyPlan = {
  head: { x: 128, y: 98, rx: 60, ry: 46 },
  torso: 'M92 146L164 146Q174 146 174 156L174 204Q174 210 168 210L88 210Q82 210 82 204L82 156Q82 146 92 146Z',
  flank: { x: 128, y: 178, rx: 46, ry: 32 },
  belly: { x: 128, y: 178, rx: 26, ry: 18 },
  neck: { x: 128, y: 148, w: 30 },
  tail: { x: 172, y: 192 },
  wing: { x: 84, y: 160 },
  behind: ({ line, shade }) => mirrored(limb('M84 162Q62 170 66 190', 10, shade, line)),
  front: ({ line }) =>
    path('M84 204L172 204Q184 204 184 215Q184 227 172 227L84 227Q72 227 72 215Q72 204 84 204Z', {
      fill: line,
      stroke: line,
    }) + [90, 115, 141, 166].map((x) => dot(x, 215.5, 5, { fill: '#8b8f98', stroke: 'none' })).join(''),
}

const cubic: BodyPlan = {
  head: { x: 128, y: 138, rx: 54, ry: 46 },
  headless: true,
  torso: 'M74 88L182 88Q194 88 194 100L194 206Q194 218 182 218L74 218Q62 218 62 206L62 100Q62 88 74 88Z',
  flank: { x: 128, y: 152, rx: 66, ry: 66 },
  belly: { x: 128, y: 206, rx: 36, ry: 20 },
  neck: { x: 128, y: 188, w: 56 },
  tail: { x: 192, y: 196 },
  wing: { x: 70, y: 150 },
  paws: pair(98, 220, 17, 8),
}

const globe: BodyPlan = {
  head: { x: 128, y: 128, rx: 54, ry: 48 },
  headless: true,
  torso: 'M128 58C168 58 198 90 198 128C198 168 168 198 128 198C88 198 58 168 58 128C58 90 88 58 128 58Z',
  flank: { x: 128, y: 128, rx: 70, ry: 70 },
  neck: { x: 128, y: 176, w: 50 },
  tail: { x: 190, y: 160 },
  wing: { x: 62, y: 130 },
  floats: 18,
}

const sixLegged: BodyPlan = {
  head: { x: 128, y: 100, rx: 44, ry: 36 },
  torso: 'M128 118L176 142L186 184L160 220L96 220L70 184L80 142Z',
  flank: { x: 128, y: 172, rx: 56, ry: 50 },
  neck: { x: 128, y: 134, w: 30 },
  tail: { x: 128, y: 220 },
  wing: { x: 84, y: 150 },
  behind: ({ accent, line }) =>
    mirrored(
      ['M84 152L54 138L44 154', 'M76 178L44 178L34 198', 'M86 204L58 212L48 226']
        .map((d) => limb(d, 5, accent, line))
        .join(''),
    ),
}

const insect: BodyPlan = {
  head: { x: 128, y: 110, rx: 46, ry: 40 },
  torso: 'M128 134C100 134 92 160 96 186C100 212 114 223 128 223C142 223 156 212 160 186C164 160 156 134 128 134Z',
  flank: { x: 128, y: 180, rx: 34, ry: 44 },
  belly: { x: 128, y: 170, rx: 16, ry: 26 },
  neck: { x: 128, y: 146, w: 29 },
  tail: { x: 150, y: 206 },
  wing: { x: 104, y: 160 },
  behind: ({ shade, line }) =>
    mirrored(
      ['M102 166Q82 164 74 178', 'M100 186Q78 188 72 206', 'M108 206Q92 212 88 226']
        .map((d) => limb(d, 4, shade, line))
        .join(''),
    ),
}

const fish: BodyPlan = {
  head: { x: 106, y: 138, rx: 52, ry: 46 },
  headless: true,
  torso: 'M42 142C48 92 96 74 138 80C178 86 202 112 214 138C202 170 174 198 134 202C90 206 46 192 42 142Z',
  flank: { x: 138, y: 140, rx: 74, ry: 60 },
  belly: { x: 112, y: 190, rx: 56, ry: 18 },
  neck: { x: 108, y: 180, w: 50 },
  tail: { x: 208, y: 140 },
  wing: { x: 140, y: 110 },
  floats: 16,
}

const jelly: BodyPlan = {
  head: { x: 128, y: 102, rx: 54, ry: 44 },
  headless: true,
  torso:
    'M54 136C50 80 86 46 128 46C170 46 206 80 202 136C194 150 180 140 172 148C160 158 152 142 142 150C134 158 122 158 114 150C104 142 96 158 84 148C76 140 62 150 54 136Z',
  flank: { x: 128, y: 100, rx: 74, ry: 54 },
  neck: { x: 128, y: 140, w: 62 },
  tail: { x: 190, y: 140 },
  wing: { x: 66, y: 120 },
  floats: 14,
  behind: ({ accent, belly, line }) =>
    mirrored(
      limb('M76 146C60 170 92 184 74 216', 7, accent, line) + limb('M98 152C112 176 84 192 100 224', 9, belly, line),
    ) + limb('M128 152C114 180 142 194 126 226', 8, accent, line),
}

const crab: BodyPlan = {
  head: { x: 128, y: 158, rx: 58, ry: 42 },
  headless: true,
  torso: 'M128 112C182 112 210 142 208 172C206 204 172 216 128 216C84 216 50 204 48 172C46 142 74 112 128 112Z',
  flank: { x: 128, y: 164, rx: 78, ry: 50 },
  belly: { x: 128, y: 202, rx: 46, ry: 14 },
  neck: { x: 128, y: 192, w: 62 },
  tail: { x: 196, y: 190 },
  wing: { x: 64, y: 150 },
  behind: ({ shade, line }) =>
    mirrored(
      ['M62 186Q34 188 28 210', 'M74 200Q50 208 46 226', 'M92 208Q76 216 74 228']
        .map((d) => limb(d, 6, shade, line))
        .join(''),
    ),
}

const cloudy: BodyPlan = {
  head: { x: 128, y: 148, rx: 52, ry: 44 },
  headless: true,
  torso:
    'M62 208C28 208 22 168 50 158C38 124 74 100 98 114C106 80 154 78 164 110C196 98 220 128 208 156C236 168 228 208 194 208Z',
  flank: { x: 128, y: 156, rx: 80, ry: 52 },
  belly: { x: 128, y: 206, rx: 60, ry: 16 },
  neck: { x: 128, y: 188, w: 62 },
  tail: { x: 206, y: 190 },
  wing: { x: 56, y: 150 },
  floats: 22,
  behind: ({ accent }) =>
    stroke('M84 222L78 234M116 224L110 236M148 224L142 236M180 222L174 234', 5, accent, { opacity: 0.7 }),
}

const boulder: BodyPlan = {
  head: { x: 128, y: 156, rx: 54, ry: 44 },
  headless: true,
  torso: 'M62 220C44 196 48 150 74 122L98 90L152 84L190 116C212 146 216 194 196 220C172 228 84 228 62 220Z',
  flank: { x: 128, y: 156, rx: 76, ry: 66 },
  neck: { x: 128, y: 202, w: 66 },
  tail: { x: 200, y: 204 },
  wing: { x: 60, y: 150 },
  paws: pair(92, 221, 20, 9),
  front: ({ inner }) => stroke('M98 92L118 112L152 86M190 118L170 130', 3.5, inner),
}

const rooted: BodyPlan = {
  head: { x: 128, y: 160, rx: 40, ry: 38 },
  headless: true,
  torso:
    'M90 96C96 150 92 186 58 222Q86 226 104 214Q116 228 128 226Q140 228 152 214Q170 226 198 222C164 186 160 150 166 96Z',
  flank: { x: 128, y: 160, rx: 44, ry: 60 },
  neck: { x: 128, y: 196, w: 42 },
  tail: { x: 170, y: 196 },
  wing: { x: 92, y: 150 },
  behind: ({ body, line }) =>
    limb('M96 142Q62 144 54 118', 10, body, line) + limb('M160 136Q194 136 204 108', 10, body, line),
  front: ({ inner }) =>
    stroke('M104 110Q108 126 104 138M152 104Q148 116 152 126M112 206L108 216M144 204L148 214', 3.5, inner),
}

const starry: BodyPlan = {
  head: { x: 128, y: 140, rx: 42, ry: 36 },
  headless: true,
  torso:
    'M128 42C138 48 144 96 154 104C166 110 210 104 218 114C216 128 178 150 174 160C172 174 194 208 186 220C174 224 142 194 128 194C114 194 82 224 70 220C62 208 84 174 82 160C78 150 40 128 38 114C46 104 90 110 102 104C112 96 118 48 128 42Z',
  flank: { x: 128, y: 142, rx: 60, ry: 60 },
  neck: { x: 128, y: 178, w: 40 },
  tail: { x: 180, y: 200 },
  wing: { x: 80, y: 140 },
}

const spidery: BodyPlan = {
  head: { x: 128, y: 158, rx: 52, ry: 46 },
  headless: true,
  torso: 'M128 98C172 98 196 128 196 162C196 198 168 218 128 218C88 218 60 198 60 162C60 128 84 98 128 98Z',
  flank: { x: 128, y: 158, rx: 66, ry: 58 },
  neck: { x: 128, y: 200, w: 52 },
  tail: { x: 190, y: 190 },
  wing: { x: 66, y: 150 },
  behind: ({ shade, line }) =>
    mirrored(
      [
        'M72 136Q48 92 32 124L22 148',
        'M66 154Q36 122 24 160L16 186',
        'M66 174Q40 160 32 190L26 214',
        'M74 192Q54 188 50 208L46 228',
      ]
        .map((d) => limb(d, 5, shade, line))
        .join(''),
    ),
}

const segmented: BodyPlan = {
  head: { x: 86, y: 142, rx: 46, ry: 41 },
  torso:
    'M64 220C46 214 46 184 66 178C74 158 104 156 116 172C128 158 152 160 160 174C174 164 196 170 200 186C222 188 230 216 208 222C170 228 100 228 64 220Z',
  flank: { x: 150, y: 196, rx: 66, ry: 32 },
  belly: { x: 134, y: 220, rx: 70, ry: 12 },
  neck: { x: 88, y: 178, w: 32 },
  tail: { x: 210, y: 206 },
  wing: { x: 128, y: 172 },
  paws: [paw(92, 222, 11, 7), paw(122, 223, 11, 7)],
  front: ({ body, inner, line }) =>
    oval(paw(156, 223, 11, 7), { fill: body, stroke: line }) +
    oval(paw(188, 222, 11, 7), { fill: body, stroke: line }) +
    stroke('M116 174Q110 196 116 214M160 176Q154 196 160 214M200 188Q194 202 198 214', 3.5, inner),
}

export const BODIES = {
  sitting,
  standing,
  low,
  upright,
  round,
  bird,
  swimming,
  shelled,
  snail,
  manyArmed,
  coiled,
  hoop,
  sprawling,
  dome,
  draped,
  stalk,
  potted,
  boxy,
  cubic,
  globe,
  sixLegged,
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
} as const satisfies Readonly<Record<Body, BodyPlan>>
