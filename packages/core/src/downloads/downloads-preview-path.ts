/** What buyers of a digital product find, for its owner: the page with the number 210 (rule DOWNLOAD-16). */
export const downloadsPreviewPath = '/commerce/product-preview';
