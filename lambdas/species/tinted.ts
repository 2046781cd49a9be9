/** Parts of the picture that can have a colour: background, coat, front, highlights and parts of the body. */
export const TINTED = {
  wall: '0',
  coat: '1',
  front: '2',
  picked: '3',
  tail: '4',
  ears: '5',
  nose: '6',
  feet: '7',
  wings: '8',
  shell: '9',
} as const
export type TintedName = keyof typeof TINTED

/** Whether a text of strokes gives the creature other colours than those of its species. */
export const isTinted = (strokes = ''): boolean =>
  strokes.split('-').some((one) => one[0] !== TINTED.wall && Object.values<string>(TINTED).includes(one[0] ?? ''))
