/** The font of headings, as WOFF2 in base64. In a bundle it is read from a file at first use. */
import font from './heading-font.json'

export const headingFont = (): { readonly woff2: string } => font
