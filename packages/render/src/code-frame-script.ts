/**
 * The only built-in script in a frame of isolated code, inline and allowed by its hash: it reports the height of
 * the content to the page above, and dispatches the gallery events received from the page on the document (rules
 * CONTENT-5 and CONTENT-6). It reads the page's origin before other code can change it.
 */
export const codeFrameScript = `(()=>{
const page=new URL(document.baseURI).origin,root=document.documentElement;
let last=-1;
const tell=()=>{const contentHeight=Math.ceil(root.getBoundingClientRect().height);if(contentHeight!==last)parent.postMessage({contentHeight:last=contentHeight},page)};
new ResizeObserver(tell).observe(root);
addEventListener('message',({source,origin,data})=>{
if(source!==parent||origin!==page||!data)return;
if(data.ask==='height'){last=-1;tell()}
if(data.raised==='reachedBeginning'||data.raised==='reachedEnd')document.dispatchEvent(new CustomEvent(data.raised,{detail:{gallery:data.gallery}}));
});
})()`;
