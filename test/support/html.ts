/** Problems that html-validate finds in a page, with all recommended rules. */
import { HtmlValidate } from 'html-validate'

const judge = new HtmlValidate({ extends: ['html-validate:recommended'] })

export async function htmlFaults(page: string): Promise<string[]> {
  const { results } = await judge.validateString(page)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => `${ruleId} in line ${line}, ${selector}: ${message}`),
  )
}
