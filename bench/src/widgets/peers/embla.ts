import EmblaCarousel from 'embla-carousel';

const viewport = document.querySelector<HTMLElement>('.viewport');
const embla = viewport && EmblaCarousel(viewport, { align: 'start', slidesToScroll: 3 });
document.querySelector('[data-next]')?.addEventListener('click', () => embla?.scrollNext());
document.documentElement.dataset.ready = '';
