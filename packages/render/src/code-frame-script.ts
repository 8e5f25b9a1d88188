/**
 * The one script of ours in a frame of code that runs apart, inline and known by its hash: tells the page above how
 * high the content is, and raises what the page tells of its galleries as events on the document (rules CONTENT-5
 * and CONTENT-6). It reads the page's origin before anything else can change it.
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
