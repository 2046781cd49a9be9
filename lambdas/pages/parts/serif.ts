/** Serif fonts of pages and badges. */
export const HEADING_FONT = 'house-serif-1.woff2'

/** The rule for the font of headings: a subset of Lora, so that pages look like link cards. */
export const headingFontRule = (root: string): string =>
  `@font-face{font-family:"House Serif";src:url(${root}/fonts/${HEADING_FONT}) format("woff2");font-weight:600;font-display:swap;unicode-range:U+20-FF,U+2013-2026,U+2212}`

/** Badges and checkout pages load no font and use the first installed one. */
export const SERIF = "Lora,'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif"
