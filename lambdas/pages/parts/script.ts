/** Scripts of the pages. Without scripts, times are in UTC and pages do not refresh. */

/** Shows every time and date in the reader's timezone, in place and on hover. */
export const LOCAL_TIMES =
  "const day={day:'numeric',month:'long',year:'numeric'},hour={hour:'2-digit',minute:'2-digit'},local=page=>{for(const time of page.querySelectorAll('time')){const say=parts=>new Date(time.dateTime).toLocaleString('en-GB',parts);time.title=say({...day,...hour});time.textContent=time.textContent.replace(/(\\d+ \\w+ \\d{4})?(, )?(\\d\\d:\\d\\d UTC)?$/,(all,date,comma='',time)=>all&&(date?say({...day,...(time&&hour)}):comma+say(hour)))}};local(document)"

/**
 * Adds a copy button after each line of code, and copy and share buttons after links for others. Without access to the
 * clipboard, the text is copied from a field; if the browser cannot share, there is no share button.
 */
export const SHARING =
  "const press=(box,name,act,done)=>{const button=document.createElement('button');button.type='button';button.className='copy';button.textContent=name;button.onclick=async()=>{try{await act()}catch{return}button.textContent=done;setTimeout(()=>{button.textContent=name},2000)};box.append(button)},copy=async text=>{try{await navigator.clipboard.writeText(text)}catch{const field=document.createElement('textarea');field.value=text;document.body.append(field);field.select();document.execCommand('copy');field.remove()}},sharing=page=>{for(const code of page.querySelectorAll('.say code,.ways code,pre code'))press(code.parentElement,'Copy',()=>copy(code.textContent),'Copied');for(const box of page.querySelectorAll('.share')){const url=new URL(box.querySelector('a').getAttribute('href'),location.href).href;press(box,'Copy link',()=>copy(url),'Copied');if(navigator.share)press(box,'Share',()=>navigator.share({title:document.title,url}),'Shared')}};sharing(document)"

/** Polls every five seconds and reloads once the title has changed. */
const RELOAD_ON_CHANGE =
  'setInterval(async()=>{if(document.hidden)return;const answer=await fetch(location.href).catch(()=>null);if(answer?.ok&&!(await answer.text()).includes(document.title))location.reload()},5000)'

/** Of the page of an order that is not paid yet. */
export const WAITING = `${LOCAL_TIMES};${RELOAD_ON_CHANGE}`

/** Remembers the page's address in this tab, for ORDER. */
export const REMEMBER_KEEPER_PAGE = 'try{sessionStorage.window=location.pathname}catch{}'

/**
 * Refreshes every minute and replaces only what changed, so that open details stay open. Does not refresh while a note
 * is being written. Uses the functions of the scripts above.
 */
export const REFRESH_KEEPER_PAGE =
  "const unfold=()=>{const one=document.getElementById(location.hash.slice(1));if(one)one.open=true};addEventListener('hashchange',unfold);unfold();setInterval(async()=>{if(document.hidden||document.querySelector('textarea')?.value)return;const answer=await fetch(location.href).catch(()=>null);if(answer?.status===404)location.reload();if(!answer?.ok)return;const page=new DOMParser().parseFromString(await answer.text(),'text/html');local(page);sharing(page);for(const one of page.querySelectorAll('details'))one.open=!!document.getElementById(one.id)?.open;const before=document.querySelector('main'),after=page.querySelector('main'),held=document.activeElement?.parentElement?.id;if(before.children.length===after.children.length)[...after.children].forEach((one,at)=>{if(!one.isEqualNode(before.children[at]))before.children[at].replaceWith(one)});else before.replaceWith(after);if(held&&document.activeElement===document.body)document.getElementById(held)?.querySelector('summary')?.focus({preventScroll:true})},60000)"

/** Of the pages of an order. Adds a link to the keeper page if this tab has shown it. */
export const ORDER = `${LOCAL_TIMES};${SHARING};sessionStorage.window&&document.querySelector('main').append(Object.assign(document.createElement('a'),{className:'button plain',href:sessionStorage.window,textContent:'Back to your page'}))`

/** Fills in the browser's timezone. Without it the field is empty, which means UTC. */
export const FILL_TIMEZONE =
  "const zone=document.getElementById('timezone');if(zone&&!zone.value)zone.value=Intl.DateTimeFormat().resolvedOptions().timeZone||''"
