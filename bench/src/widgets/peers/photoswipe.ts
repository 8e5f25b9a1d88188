import PhotoSwipeLightbox from 'photoswipe/lightbox';
import 'photoswipe/style.css';

const lightbox = new PhotoSwipeLightbox({
  gallery: '.pictures',
  children: 'a',
  pswpModule: () => import('photoswipe'),
});
lightbox.init();
document.documentElement.dataset.ready = '';
