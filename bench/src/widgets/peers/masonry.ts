import Masonry from 'masonry-layout';

new Masonry('.pictures', { itemSelector: 'a', columnWidth: 'a', gutter: 20, percentPosition: true });
document.documentElement.dataset.ready = '';
