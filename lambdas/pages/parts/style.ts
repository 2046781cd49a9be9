/** The style sheet: a light and a dark theme. Panes and gravestones share the shape of an arch. */
import { CARE_ACTIONS, CARE_WORDS } from '../../species/care-actions'
import { SERIF } from './serif'

const BASE = `
:root{color-scheme:light dark;--heading:"House Serif",${SERIF};--mono:ui-monospace,Menlo,Consolas,monospace;--ink:#2c231b;--quiet:#6b5c4d;--paper:#f8f0e3;--card:#fffaf1;--line:#e4d5bf;--accent:#9a4318;--on-accent:#fffaf1;--glow:#d97b2b;--moss:#4a6535;--stone:#e5ddd1;--stone-line:#c9bdab;--window:#ffe9c4;--halo:0 1.8rem 3.2rem -1.6rem rgb(70 35 5/.45);--safe:#4a6535;--warning:#8a5a00;--critical:#a83a16;--imminent:#a31635}
@media(prefers-color-scheme:dark){:root{--ink:#f5ebdc;--quiet:#c2b3a3;--paper:#17141c;--card:#221e29;--line:#3b3444;--accent:#f4ad6a;--on-accent:#2a1606;--glow:#f4ad6a;--moss:#a9c98c;--stone:#2a2731;--stone-line:#4a4555;--window:#3a2c24;--halo:0 0 4.5rem -.5rem rgb(244 173 106/.42);--safe:#a9c98c;--warning:#f0c060;--critical:#ff9d78;--imminent:#ff8fa3}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--paper) radial-gradient(90rem 40rem at 50% -18rem,var(--window),transparent 70%) no-repeat;overflow-wrap:anywhere}
h1,h2,h3,.serif,.brand{font-family:var(--heading);font-weight:600;line-height:1.12;letter-spacing:-.012em;text-wrap:balance}
h1{font-size:clamp(2.3rem,6.5vw,3.9rem);margin:0 0 1rem}
h2{font-size:clamp(1.5rem,3.4vw,2rem);margin:0 0 .35rem}
h3{font-size:1.18rem;margin:0 0 .2rem;letter-spacing:0}
p{margin:0 0 1rem}
a{color:var(--accent);text-underline-offset:.18em;text-decoration-thickness:.07em}
a:focus-visible,summary:focus-visible,input:focus-visible,textarea:focus-visible,button:focus-visible,.scroll:focus-visible{outline:3px solid var(--glow);outline-offset:3px;border-radius:.3rem}
img,svg{display:block;max-width:100%;height:auto}
code,pre{font:.9em/1.55 var(--mono)}
pre{margin:0 0 1rem;padding:1rem 1.15rem;background:var(--card);border:1px solid var(--line);border-radius:.9rem;white-space:pre-wrap}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:.5rem;padding:.4rem .8rem;background:var(--card);z-index:9}
.top,main,.foot{max-width:68rem;margin:0 auto;padding:0 clamp(1.1rem,4vw,2rem)}
.top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.3rem 1.6rem;padding-top:1.1rem;padding-bottom:1.1rem}
.brand{display:flex;align-items:center;gap:.55rem;font-size:1.2rem;color:var(--ink);text-decoration:none}
.brand svg{width:1.5rem}
.top ul{display:flex;flex-wrap:wrap;gap:0 clamp(.7rem,2.6vw,1.25rem);margin:0;padding:0;list-style:none}
.top li a{display:block;padding:.4rem 0;color:var(--ink);text-decoration:none;border-bottom:2px solid transparent}
.top li a:hover,.top li a[aria-current]{border-color:var(--glow)}
main{padding-top:clamp(1.2rem,4vw,3rem);padding-bottom:3rem}
.lead{font-size:clamp(1.12rem,2.3vw,1.35rem);line-height:1.5;max-width:38rem;text-wrap:pretty}
.quiet{color:var(--quiet)}.small{font-size:.92rem}.narrow{max-width:42rem}
.foot{padding-top:2rem;padding-bottom:2.6rem;border-top:1px solid var(--line);color:var(--quiet);font-size:.95rem}.foot ul{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin:.4rem 0 0;padding:0;list-style:none}
`

/** Of all pages but documents. */
const SHARED = `
pre:has(.copy){position:relative;padding-right:5.2rem}
.copy{min-height:2.5rem;margin-top:.5rem;padding:.4rem 1rem;font:inherit;font-weight:650;color:var(--on-accent);background:var(--accent);border:0;border-radius:.7rem;cursor:pointer}pre .copy,.ways .copy,.share .copy{margin:0;padding:.15rem .7rem;font:650 .9rem system-ui,sans-serif}pre .copy{position:absolute;top:.7rem;right:.7rem}.ways .copy{margin-top:.5rem}.share{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .9rem}
section{margin-top:clamp(2.6rem,6vw,4.5rem)}
.button{display:inline-block;padding:.75rem 1.3rem;font-weight:650;text-decoration:none;color:var(--on-accent);background:var(--accent);border-radius:.8rem}
.button.quietly{color:var(--accent);background:none;box-shadow:inset 0 0 0 1.5px currentColor}.button:hover{filter:brightness(1.08)}
summary{cursor:pointer;padding:.45rem 0;min-height:2.5rem;color:var(--accent)}
.pane{width:100%;border-radius:50% 50% 15% 15%/38% 38% 15% 15%;border:3px solid var(--card);box-shadow:0 0 0 1px var(--line)}.cards a>:first-child{transition:transform .25s}
.cards a:hover>:first-child{transform:translateY(-3px) rotate(-.6deg)}
.face{position:relative;margin:.4rem}.ring{position:absolute;inset:-.35rem;width:calc(100% + .7rem);max-width:none;overflow:visible;fill:none}.ring path{stroke:var(--line);stroke-width:2.5}.ring path+path{stroke:currentColor;stroke-width:3.5;stroke-linecap:round}
.home{margin:0 0 clamp(1.4rem,4vw,2.6rem)}.home>svg{width:100%;border-radius:1.4rem;border:.4rem solid var(--card);box-shadow:0 0 0 1px var(--line),var(--halo)}.home figcaption{margin-top:.6rem}
.say code{margin-top:.3rem}.say code,.ways code{display:block;padding:.55rem .8rem;background:var(--card);border:1px solid var(--line);border-radius:.7rem;user-select:all}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(8.6rem,50% - .6rem),1fr));gap:1.4rem 1.1rem;margin:1.2rem 0 0;padding:0;list-style:none}
.cards li{text-align:center}.cards a{display:block;color:inherit;text-decoration:none}
.cards strong{display:block;margin-top:.6rem;line-height:1.25}.cards a:hover strong{color:var(--accent)}
.cards span{display:block;font-size:.9rem;line-height:1.35}.cards span:not([class]){color:var(--quiet)}
.epitaph{font-family:var(--heading);line-height:1.45;quotes:none;font-size:clamp(1.35rem,3vw,1.75rem);margin:0 0 1.4rem;text-wrap:balance}
.clock{display:inline-flex;align-items:center;gap:.55rem;padding:.45rem .95rem;border:1.5px solid currentColor;border-radius:2rem;font-weight:650;background:var(--card)}
.clock::before{content:"";flex:none;width:.7rem;height:.7rem;border-radius:50%;background:currentColor}
.safe{color:var(--safe)}.warning{color:var(--warning)}.critical{color:var(--critical)}.imminent{color:var(--imminent)}
.imminent::before,.critical::before{animation:pulse 1.6s ease-in-out infinite}
.line{margin:1.2rem 0 0;padding:0;list-style:none;border-left:2px solid var(--line)}
.line li{position:relative;padding:0 0 1.1rem 1.4rem}
.line li::before{content:"";position:absolute;left:-.44rem;top:.5em;width:.75rem;height:.75rem;border-radius:50%;background:var(--glow);border:2px solid var(--paper)}
.line li>time,.line .when{display:block;color:var(--quiet);font-size:.92rem}
.pair{display:grid;gap:2.6rem 3rem;margin-top:clamp(2.6rem,6vw,4.5rem)}.pair section{margin-top:0;min-width:0}@media(min-width:50rem){.pair{grid-template-columns:1fr 1fr}}
@media print{body{background:none;color:#000}.top nav,.foot,.skip,.button,.pages,.ways,.toc{display:none}section,.stone,.cards li{break-inside:avoid}a{color:inherit;text-decoration:none}.window>svg{box-shadow:none;animation:none}}
@keyframes pulse{50%{opacity:.25}}
@media(prefers-reduced-motion:reduce){*,::before{animation:none!important;transition:none!important}}
`

/** Of the public pages. */
const ROOMS = `
.window~.share,.flowers~.share{justify-content:center;margin:1.2rem 0 0}
.hero{display:grid;gap:2rem clamp(1.5rem,5vw,4rem);align-items:center}
@media(min-width:56rem){.hero{grid-template-columns:1.08fr .92fr}.hero.turned{grid-template-columns:.85fr 1.15fr}}
.door{gap:1.2rem clamp(1.5rem,5vw,4rem)}@media(min-width:56rem){.door>.window{grid-area:1/2/3/3}.door>:first-child{align-self:end}.door>#send{align-self:start}}.door .lead{margin-bottom:0}.door .lead+.lead{margin-top:.6rem}
.scene{display:flex;flex-wrap:wrap;align-items:center;gap:1.4rem 2.6rem;margin-top:1.4rem}.scene .window{margin:0;width:min(70%,13rem)}.scene>div{flex:1 1 18rem}.scene+.home{margin-top:1.8rem}
@media(max-width:56rem){.door .window{width:min(72%,20rem)}}
.window{position:relative;margin:0 auto;width:min(100%,25rem)}
.window>svg:first-child{width:100%;border-radius:50% 50% 15% 15%/38% 38% 15% 15%}
.window>svg:first-child{border:.5rem solid var(--card);box-shadow:0 0 0 1px var(--line),var(--halo)}.window>svg{animation:breathe 6s ease-in-out infinite}
.window.gone>svg{animation:none}
.window>.ring{inset:-.4rem;width:calc(100% + .8rem)}.window>.ring path+path{stroke-width:2.2}
.caption{text-align:center;margin:.9rem 0 0}.hero+.narrow{margin-top:1.6rem}
.ways{margin:.4rem 0}.ways div{padding:.7rem 0;border-bottom:1px solid var(--line)}.ways dt{color:var(--quiet);font-size:.92rem}.ways dd{margin:.2rem 0 0}
.lately{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:.9rem 1.6rem;margin:1.2rem 0 0;padding:0;list-style:none}.lately li{display:flex;align-items:center;gap:.9rem}.lately .pane{flex:none;width:4rem}.lately p{margin:0;min-width:0}
.cards.large{grid-template-columns:repeat(auto-fill,minmax(min(10.5rem,50% - .6rem),1fr))}.cards.album{grid-template-columns:repeat(auto-fill,minmax(min(12rem,50% - .6rem),1fr))}
.figures{display:flex;flex-wrap:wrap;gap:1px;margin:0;background:var(--card);border:1px solid var(--line);border-radius:1.1rem;overflow:hidden}
.figures div{flex:1 1 7.5rem;box-shadow:0 0 0 1px var(--line);padding:1rem 1.1rem;display:flex;flex-direction:column-reverse;justify-content:flex-end}
.figures dt{color:var(--quiet);font-size:.92rem;line-height:1.3}.figures dd{margin:0;font:600 1.9rem/1.15 var(--heading);font-variant-numeric:tabular-nums}
.stones{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,16.5rem),1fr));gap:1.6rem 1.4rem;margin:1.4rem 0 0;padding:0;list-style:none}
.stones li{display:flex}
.stone{display:flex;flex-direction:column;align-items:center;width:100%;padding:2.1rem 1.4rem 1.3rem;text-align:center;color:inherit;text-decoration:none;background:var(--stone);border:1px solid var(--stone-line);border-radius:9rem 9rem .8rem .8rem;box-shadow:inset 0 -.5rem 1.2rem -.8rem rgb(0 0 0/.25)}
.stone img{width:6.4rem;border-radius:50%}
.stone strong{margin:.8rem 0 .1rem;font-size:1.35rem}
.stone q{font-family:var(--heading);line-height:1.45;quotes:none;margin:.7rem 0;flex:1}a.stone:hover strong{color:var(--accent)}
.flowers{margin:-.6rem auto 0;width:fit-content;text-align:center}.flowers svg{margin:0 auto;overflow:visible}.flowers figcaption{margin-top:.4rem}
.stone .flowers{margin:0}
.back{color:var(--moss);font-weight:600;font-size:.92rem}
.facts{margin:1.2rem 0;border-top:1px solid var(--line)}
.facts div{display:flex;justify-content:space-between;gap:1.2rem;padding:.6rem 0;border-bottom:1px solid var(--line)}
.facts dt{color:var(--quiet);flex:none;max-width:50%}.facts dd{margin:0;min-width:0;font-weight:600;text-align:right}
.ranks{counter-reset:rank;margin:1rem 0 0;padding:0;list-style:none;border-top:1px solid var(--line)}
.ranks li{display:flex;align-items:center;gap:.9rem;padding:.55rem 0;border-bottom:1px solid var(--line)}
.ranks li::before{counter-increment:rank;content:counter(rank);flex:none;width:1.9rem;color:var(--quiet);font-variant-numeric:tabular-nums}
.ranks span{min-width:0}.ranks span:last-child{margin-left:auto;flex:none;max-width:45%;text-align:right;color:var(--quiet);font-size:.95rem}
.pages{display:flex;justify-content:space-between;gap:1rem;margin-top:2rem}
.tags{display:flex;flex-wrap:wrap;gap:.45rem;margin:0 0 1.1rem;padding:0;list-style:none}
.tags li{padding:.12rem .7rem;border:1px solid var(--line);border-radius:2rem;background:var(--card);font-size:.92rem}
@keyframes breathe{50%{transform:translateY(-.35rem)}}
`

/** Forms and meters. */
const FORMS = `
.ask{display:flex;flex-wrap:wrap;align-items:end;gap:.6rem;margin:0 0 1rem}.ask label{width:100%;font-weight:600}.ask input,.ask textarea,.ask select{flex:1;min-width:12rem;max-width:26rem;padding:.7rem .9rem;font:inherit;color:inherit;background:var(--card);border:1.5px solid var(--quiet);border-radius:.8rem}.ask button{font:inherit;font-weight:650;border:0;cursor:pointer}
.bar{width:100%;height:.5rem;border-radius:.2rem;background:var(--line)}.bar rect{fill:var(--glow)}
.bars{margin:1rem 0}.bars div{display:grid;grid-template-columns:7rem 1fr;align-items:center;padding:.15rem 0}.bars dt{color:var(--quiet)}.bars dd{margin:0;display:grid;grid-template-columns:minmax(0,22rem) minmax(2.2em,auto);align-items:center;gap:.8rem;font-variant-numeric:tabular-nums}.bars .bar{height:.8rem;border-radius:1rem}
`

/** Of the keeper page. */
const WINDOW = `
.home{margin-top:1.6rem}.pair .home{margin:0}.pair>:only-child{grid-column:1/-1}
.rooms>details{padding:.35rem 0;border-bottom:1px solid var(--line)}.rooms+p{margin-top:1rem}.rooms details[open]>summary{margin-bottom:.6rem}
h1:has(+.card){font-size:clamp(1.6rem,4vw,2.4rem);margin-bottom:.7rem}.card{margin-top:0;padding:1.1rem 1.3rem;background:var(--card);border:1px solid var(--line);border-radius:1.1rem}.card>:last-child{margin-bottom:0}.card .lead{max-width:none}
.stories{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:0 3rem}.story{margin-top:1.3rem;min-width:0}.story h3 span{font:600 .95rem system-ui,sans-serif}.story .line{margin-top:.5rem}.story .line li{padding-bottom:.5rem}.new{padding:.05rem .45rem;border-radius:1rem;font-size:.85rem;color:var(--on-accent);background:var(--accent)}.plain{padding-left:1.2rem}.strips{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}.strips li{display:grid;grid-template-columns:minmax(0,9rem) 8rem minmax(0,1fr);gap:.2rem 1rem;align-items:center}@media(max-width:40rem){.card{padding:.8rem 1rem}.card p{margin-bottom:.6rem}.card+.cards{grid-template-columns:repeat(auto-fill,minmax(min(6rem,33% - .6rem),1fr))}.strips li{grid-template-columns:minmax(0,1fr) 7rem}.strips .small{grid-column:1/-1}}.strip{display:flex;gap:2px}.strip i{flex:1;height:.8rem;border-radius:.2rem;background:var(--line)}.strip .low{background:var(--imminent)}.strip .fair{background:var(--glow)}.strip .good{background:var(--safe)}
.lost{display:flex;flex-wrap:wrap;gap:.6rem 1.6rem;margin-top:1.4rem}.lost .pane{flex:none;width:8rem;height:8rem}.lost>div{flex:1 1 16rem;min-width:0}
`

/** Tables, which scroll sideways if they must. */
const TABLES = `
.scroll{overflow-x:auto;margin:0 0 1rem}table{border-collapse:collapse;font-size:.95rem;width:100%}th,td{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:normal}thead th{color:var(--quiet);font-weight:600}tbody th{font-weight:600}
`

/** Of pages with charts. */
const CHARTS = `
.chart{margin:1.2rem 0 0;max-width:48rem}.chart svg{width:100%;background:var(--card);border:1px solid var(--line);border-radius:1rem}
.chart text{fill:var(--quiet);font:11px system-ui,sans-serif}.chart .grid{stroke:var(--line)}
`

/** Of the chart of a life. */
const LIFE = `
@media(min-width:56rem){.life{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);column-gap:3rem;align-items:start}.life>h2,.life>.told:last-child{grid-column:1/-1}.life>.chart{margin-top:.3rem}}
.chart .hunger{stroke:var(--glow)}.chart .happiness{stroke:var(--moss)}.chart .health{stroke:var(--imminent)}.chart polyline{fill:none;stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}.chart .act{fill:var(--kind)}.chart .turn{fill:none;stroke:var(--quiet);stroke-dasharray:2 3}.chart .turn circle{fill:var(--paper);stroke-dasharray:none}.chart .turn text{fill:var(--ink);stroke:none}.harm{--kind:var(--imminent)}${CARE_ACTIONS.map((action) => `.${action}{--kind:${CARE_WORDS[action].colour}}`).join('')}.chart .end{stroke:var(--ink);stroke-dasharray:4 4}
.key{display:flex;flex-wrap:wrap;gap:.3rem 1.3rem;margin:.7rem 0 0;padding:0;list-style:none;font-size:.95rem}.key li::before{content:"";display:inline-block;width:1.1rem;height:.25rem;margin-right:.5rem;vertical-align:.22em;border-radius:1rem;background:currentColor}.key .hunger{color:var(--glow)}.key .happiness{color:var(--moss)}.key .health{color:var(--imminent)}.key span{color:var(--ink)}.key.acts li{color:var(--kind)}.key.acts li::before{width:.6rem;height:.6rem;vertical-align:0}.key~figcaption{margin-top:.9rem}.key~figcaption ol{margin:.2rem 0 0;padding-left:1.4rem}
`

/** Of survival curves and the admin's figures. */
const PLOTS = `
.plots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:1.8rem 1.6rem;margin-top:1.2rem}.plots .chart,.plots section{margin:0;min-width:0}.plots figcaption{margin-bottom:.4rem}.plots h3{margin-bottom:.4rem}.chart .others{stroke:var(--quiet);opacity:.35;fill:none;stroke-width:1.5}.chart .own{stroke:var(--accent);fill:none;stroke-width:3}
.drawn div{grid-template-columns:8.5rem 1fr}.drawn dd{min-width:0}[tabindex="-1"]:focus{outline:0}.drawn .bar{flex:1;max-width:22rem}.drawn span{flex:none}td .bar{max-width:9rem;margin-top:.25rem}
`

const DOCS = `
.docs{display:grid;gap:1.4rem 3.5rem}@media(min-width:60rem){.docs{grid-template:auto 1fr/13rem minmax(0,1fr)}.docs .opening,.docs .text{grid-column:2}.toc{grid-area:1/1/3/2;position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow:auto}}
.docs .opening,.docs .text{min-width:0;max-width:50rem}.toc{font-size:.92rem}.toc ul{list-style:none;margin:0;padding:0}.toc ul ul{margin:.1rem 0 .7rem;padding-left:.9rem;border-left:2px solid var(--line)}.toc li a{display:block;padding:.16rem 0;color:var(--quiet);text-decoration:none}.toc>ul>li>a{color:var(--ink);font-weight:650}.toc a:hover{color:var(--accent)}
.words{list-style:none;margin:.8rem 0 1.6rem;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(7.5rem,1fr));gap:1rem}.words li{font-size:.92rem}.words img,.words li>svg{display:block;width:100%;height:auto;margin-bottom:.3rem}
.text h2{margin:clamp(2.2rem,5vw,3.4rem) 0 .7rem;scroll-margin-top:1rem}.text>:first-child{margin-top:0}.text h3{margin:1.8rem 0 .5rem;scroll-margin-top:1rem}.text pre{font-size:.85rem}@media(max-width:46rem){.text thead{position:absolute;left:-99rem}.text tr{display:block;padding:.55rem 0;border-bottom:1px solid var(--line)}.text tr th,.text tr td{display:block;padding:.1rem 0;border:0}.text td::before{content:attr(data-column) ": ";color:var(--quiet)}}
`

const sheet = (...parts: readonly string[]): string => parts.join('').replaceAll('\n', '')

export const STYLES = {
  rooms: sheet(BASE, SHARED, ROOMS),
  life: sheet(BASE, SHARED, ROOMS, CHARTS, LIFE),
  charts: sheet(BASE, SHARED, ROOMS, FORMS, TABLES, CHARTS, PLOTS),
  window: sheet(BASE, SHARED, FORMS, WINDOW),
  docs: sheet(BASE, TABLES, DOCS),
} as const
