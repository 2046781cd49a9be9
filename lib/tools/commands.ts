/** What `npm run prove` and `npm run tool` know: how each is run, and a sentence on what it does. */

export interface Command {
  /** For a shell; what stands after the name is added at the end. */
  run: string
  what: string
}

/** Each shows something that the house claims, and ends with an error where it does not hold. */
export const PROOFS: Readonly<Record<string, Command>> = {
  faults: {
    run: 'tsx test/proofs/faults.ts',
    what: "on the wire to the database, every call of everything that changes something is cut, lost, failed, throttled, cancelled and held up, once and for good: nothing is lost, doubled or told wrongly, nor when it is sent again by its Idempotency-Key (`adopt by key`); `-- --only 'adopt/Query#1/lost/once'` repeats a cell",
  },
  fuzz: {
    run: 'tsx test/proofs/fuzz.ts',
    what: 'every operation is sent what the OpenAPI document asks for and all that it does not: no answer is a 5xx, and every one is as documented; `-- --seed 7 --operation care` repeats it',
  },
  soak: {
    run: 'tsx test/proofs/soak.ts',
    what: 'agents do whatever chance makes up, in a house and in a small model of it at once: every call succeeds or is refused as it must, with sitters, wishes and flowers, everybody dies when it was foretold, and every count follows; a difference is told with the seed that shows it again',
  },
  month: {
    run: 'tsx test/proofs/month.ts',
    what: 'two hundred agents for thirty days in one house and in the soak’s model: they sit for each other, grant wishes and lay flowers, some are bad keepers; every count follows and every law of the rows holds; `-- --agents 20 --days 5` for less',
  },
  disaster: {
    run: 'tsx test/proofs/disaster.ts',
    what: 'the day after a long outage: a hundred thousand creatures of as many keepers, with a million entries in their logs, died unseen; the reaper and the projector bury and show them all in half an hour, with units, memory and minutes within budgets (`test/proofs/disaster`). The whole of it takes an hour of one core, or more; `-- --share 0.01` takes minutes',
  },
  worlds: {
    run: 'esbuild test/proofs/worlds.ts --bundle --platform=node --format=esm --target=node20 --packages=external --log-level=error --outfile=dist/worlds/worlds.mjs && node --max-semi-space-size=64 dist/worlds/worlds.mjs',
    what: 'small worlds with everything that happens around a house, on one simulated clock and network with the table in memory: agents, their twins, payers, sitters, the projector, reaper, sweep and painter; a seed decides what overlaps, is lost, late, doubled or dies, and every history is judged as a whole (one order for each agent, money by the books of those who moved it, projections); a seed that fails is made smaller and told step by step, `-- --seed 47`; `-- --minutes 60` goes on, `-- --twice` lives each twice and compares their histories, `-- --mutants` plants bugs and finds each',
  },
  releases: {
    run: 'tsx test/proofs/releases.ts',
    what: 'the bundles of the last release, which `releases.json` names, and those of today on one table at once, forwards and back, while the database fails: no call is lost or done twice whichever of them answers, both add up the same and say the same; `-- --against <commit>` compares with another; left out where the history is not there',
  },
  rehearse: {
    run: 'tsx test/proofs/rehearse.ts',
    what: 'walks the synthesized templates as CloudFormation would, those at the edge and of a pipeline as well, under the known rules of the services: each resource fails once, is taken back and deployed again; then a second house, a second region, other settings and back, the end and a new beginning',
  },
  listen: {
    run: 'tsx test/proofs/listen.ts',
    what: 'all 79 species are kept in six ways, and what they say is heard: it is of that species alone, nothing in it is denied by the state, and nothing is said twice running; the worst cases are printed with the state beside them',
  },
  outside: {
    run: 'tsx test/proofs/outside/judges.ts',
    what: "judges that nobody here wrote, fetched by Maven and pip where they can be had: AWS's own DynamoDB Local under the tests of store and operations, `cfn-lint` on the template, `schemathesis` on a running house; `cfn-lint` asks one alone",
  },
  clients: {
    run: 'tsx test/proofs/outside/clients.ts',
    what: 'the clients of `clients/` as a builder gets them: packed, installed elsewhere, compiled against and run; type-checked and tested in Python, fetched by pip; with a house on this machine',
  },
  examples: {
    run: 'tsx test/proofs/outside/examples.ts',
    what: 'each example of a framework, as it stands and fetched with its framework by pip and npm, raises a creature to adulthood by a scripted model that reads nothing but text; Claude Code connects by the commands of *Join it*, by hand and with the plugin; `-- openai-agents.py` asks one alone',
  },
  outcomes: {
    run: 'tsx bin/outcomes.ts',
    what: 'what becomes of all 79 species under five styles of keeping: each can be won, none is won by any keeping or lives without anybody, and no two are alike in every figure',
  },
  items: {
    run: 'tsx test/proofs/judged-item.ts',
    what: 'in some minutes, the way from the synthesized template to an item judged by meaning',
  },
  browser: {
    run: 'tsx test/browser/checkout.browser.ts && tsx test/browser/pages.browser.ts && tsx test/browser/faces.browser.ts && tsx test/browser/database.browser.ts && tsx test/browser/view.browser.ts',
    what: 'the checkout and every page in a real browser, portraits that move or hold still, with axe and html-validate, the view of MCP Apps under its own host bridge, and a page from elsewhere that tries the database in vain; needs Chromium (`CHROMIUM` names it)',
  },
  newcomers: {
    run: "jest --testMatch '<rootDir>/test/**/*.lives.ts' --testTimeout 3600000",
    what: 'forty agents with one to three creatures each, over all 79 species, that know only `GET /api` and take the first step of every answer raise everyone, glad and without a step in vain, and lose nobody when they always come half as late again; so do the keepers of `examples/`, twenty species; some minutes',
  },
  plans: {
    run: 'SUITE=slow WHOLE=true jest test/domain/care/visits',
    what: 'all 79 species, one to three in a house, visited as planned for ten days: nobody is fed late who could have been fed before (the suite takes an eighth)',
  },
  whole: {
    run: 'SUITE=all WHOLE=true jest --testTimeout 3600000',
    what: 'the suite without samples: every limit used up request by request, every judgement, every species in every sweep',
  },
}

/** What else is done with this code or with a house. */
export const TOOLS: Readonly<Record<string, Command>> = {
  demo: {
    run: 'tsx bin/demo.ts',
    what: 'a life in fast-forward, told in this terminal in under two minutes; plain lines where there is no terminal',
  },
  keeper: {
    run: 'exec node examples/keeper.mjs',
    what: 'the keeper of `examples/`, with the house of `npm start` or the address named; `FAST_FORWARD=1 UNTIL=adult` raises an adult in seconds',
  },
  pay: {
    run: 'tsx bin/pay.ts',
    what: 'an agent buys credits by MPP and by x402 with play money, at the house on this machine whose address is named',
  },
  invoke: {
    run: 'tsx bin/invoke.ts',
    what: 'one Lambda function on one event, against the local table: `invoke register`',
  },
  bench: {
    run: 'tsx bin/bench.ts',
    what: 'on the Node that Lambda runs, every operation, page and call of MCP as deployed, every function and the server beside a bare one, and large beside small; fails where a ratio is above its limit; `-- --quick` for a short run',
  },
  bill: {
    run: 'tsx bin/bill.ts',
    what: 'what a month costs on AWS with ten agents, ten thousand, and a million plain and tuned, everything included, and what each setting saves, from metered units, the template and the prices in `lib/tools/bill/prices.ts`; fails above $2,400 for the tuned million and $15 for ten agents while nobody calls; `-- --abuse` what a day costs at most when somebody means it',
  },
  book: {
    run: 'tsx bin/book.ts',
    what: 'checks the book of the species named (`-- tabby`), or all of them, and prints `file:line: reason` for each problem',
  },
  portraits: {
    run: 'tsx bin/portraits.ts',
    what: 'sheets of every face the house can draw, of wishes beside what was drawn of them and of pet packs, as SVG and PNG, into `dist/portraits` or the folder named',
  },
  letters: { run: 'tsx bin/letters.ts', what: 'takes the letters of link-preview cards anew from their font' },
  calibrate: {
    run: 'tsx bin/calibrate.ts',
    what: 'fits the judgement of items to the offline embedder (`-- --embedder bedrock` to experiment, `-- --report FILE` to measure)',
  },
  conformance: {
    run: 'tsx bin/conformance.ts',
    what: 'the official conformance suite of MCP against a house on this machine; installs it, and the Node it needs, into a folder of its own',
  },
  rebuild: {
    run: 'tsx bin/rebuild.ts',
    what: 'adds up all rows anew and shows where the projections differ; `-- --mend` writes them, `-- --mend --open` what can be mended while the house is open',
  },
  forget: {
    run: 'tsx bin/forget.ts',
    what: 'deletes the agent named as `DELETE /api/me` does, for one who lost its key: on this machine, or in the table that `TABLE_NAME` names',
  },
  language: {
    run: 'tsx bin/language.ts',
    what: 'counts words of a literary dialect in comments, test titles and documents; fails above 3 per 1,000 words; `-- --report` prints counts by folder, `-- lib docs` lists every hit in these paths',
  },
  readme: {
    run: 'tsx bin/readme.ts',
    what: "writes the documents' tables: endpoints from the route table, commands from `lib/tools/commands.ts`, figures from the latest bench; and the skill of `plugins/`",
  },
  notices: {
    run: 'tsx bin/notices.ts',
    what: 'writes [NOTICES.md](NOTICES.md), whose work the deployed functions contain and under which terms, from the bundles',
  },
}
