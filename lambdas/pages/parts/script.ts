/** The few lines that pages run. Without them everything is there, in UTC and as it was when the page was opened. */

/** Every time as the reader's own clock shows it: on hover, and in place of what is written in UTC. */
export const LOCAL_TIMES =
  "const local=page=>{for(const time of page.querySelectorAll('time')){const say=day=>new Date(time.dateTime).toLocaleString('en-GB',{hour:'2-digit',minute:'2-digit',...day}),full=say({day:'numeric',month:'long',year:'numeric'});time.title=full;time.textContent=time.textContent.replace(/(\\d+ \\w+ \\d{4}, )?\\d\\d:\\d\\d UTC$/,(_,day)=>day?full:say())}};local(document)"

/** Asks every five seconds, and opens the page anew once it has another title: until then nothing moves under a reader. */
export const UNTIL_IT_CHANGES =
  'setInterval(async()=>{if(document.hidden)return;const answer=await fetch(location.href).catch(()=>null);if(answer?.ok&&!(await answer.text()).includes(document.title))location.reload()},5000)'

/** Looks again every minute and puts only what has changed in place of what it was: what is open stays open. */
export const LOOK_AGAIN = `${LOCAL_TIMES};const unfold=()=>{const one=document.getElementById(location.hash.slice(1));if(one)one.open=true};addEventListener('hashchange',unfold);unfold();setInterval(async()=>{if(document.hidden)return;const answer=await fetch(location.href).catch(()=>null);if(answer?.status===404)location.reload();if(!answer?.ok)return;const page=new DOMParser().parseFromString(await answer.text(),'text/html');local(page);for(const one of page.querySelectorAll('details'))one.open=!!document.getElementById(one.id)?.open;const before=document.querySelector('main'),after=page.querySelector('main'),held=document.activeElement?.parentElement?.id;if(before.children.length===after.children.length)[...after.children].forEach((one,at)=>{if(!one.isEqualNode(before.children[at]))before.children[at].replaceWith(one)});else before.replaceWith(after);if(held&&document.activeElement===document.body)document.getElementById(held)?.querySelector('summary')?.focus({preventScroll:true})},60000)`
