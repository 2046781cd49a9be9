/** Generated parts of documents stand between `<!-- name -->` and `<!-- /name -->`. */

export const withMarked = (page: string, name: string, text: string): string =>
  page.replace(
    new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*(<!-- /${name} -->)`),
    (_, start: string, end: string) => `${start}\n${text}\n\n${end}`,
  )
