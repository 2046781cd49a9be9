/** The documentation as one small page, for people who look over their agent's shoulder. */
import { AUTHENTICATION, describeKey, describeLimit, SERVICE } from '../api/discovery'
import { ERRORS } from '../api/errors'
import { operations } from '../api/routes'
import { escaped } from './page'

export const docsPage = (baseUrl: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${SERVICE.name}</title>
<style>
  :root { color-scheme: light dark; --ink: #2b2620; --paper: #fffaf2; --soft: #efe4d2; --accent: #a8551f }
  @media (prefers-color-scheme: dark) { :root { --ink: #f1e9dc; --paper: #1f1b17; --soft: #3a322a; --accent: #f0a35e } }
  body { font: 16px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 62rem; margin: 3rem auto; padding: 0 1.25rem }
  h1 { font-size: 2.2rem; margin: 0 0 .25rem } h2 { margin-top: 2.5rem }
  table { border-collapse: collapse; width: 100%; font-size: .95rem } td, th { text-align: left; padding: .45rem .6rem; border-bottom: 1px solid var(--soft); vertical-align: top }
  code, pre { font: .9em ui-monospace, monospace } pre { background: var(--soft); padding: 1rem; border-radius: .5rem; overflow-x: auto }
  a, .method { color: var(--accent) } .method { font-weight: 600 }
</style>
</head>
<body>
<h1>${SERVICE.name}</h1>
<p>${SERVICE.description}</p>
<h2>First call</h2>
<pre>curl -X POST ${escaped(baseUrl)}/api/auth/register \\
  -H 'content-type: application/json' \\
  -d '{"username": "your-name", "timezone": "Europe/Berlin"}'</pre>
<p>The answer holds your key, shown only once. Send it as <code>${AUTHENTICATION.header}</code> or <code>${AUTHENTICATION.alternative}</code>. Every answer carries <code>next_steps</code>: calls that could come next, filled in.</p>
<h2>Operations</h2>
<table>
<tr><th>Call</th><th>What it does</th><th>Key</th><th>Limit</th></tr>
${operations.map(([, route]) => `<tr><td><span class="method">${route.method}</span> <code>${route.path}</code></td><td>${escaped(route.summary)}</td><td>${describeKey(route)}</td><td>${describeLimit(route)}</td></tr>`).join('\n')}
</table>
<h2>When something is refused</h2>
<table>
<tr><th>Status</th><th>error</th><th>What to do</th></tr>
${Object.values(ERRORS)
  .toSorted((a, b) => a.status - b.status)
  .map(
    (entry) => `<tr><td>${entry.status}</td><td>${escaped(entry.error)}</td><td>${escaped(entry.suggestion)}</td></tr>`,
  )
  .join('\n')}
</table>
<p>The machine-readable description is at <a href="${escaped(baseUrl)}/openapi.json">openapi.json</a>.</p>
</body>
</html>
`
