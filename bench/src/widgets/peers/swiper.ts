import Swiper from 'swiper';
import { A11y, Keyboard, Navigation } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/navigation';

new Swiper('.swiper', {
  modules: [Navigation, Keyboard, A11y],
  slidesPerView: 3,
  slidesPerGroup: 3,
  spaceBetween: 12,
  keyboard: { enabled: true },
  navigation: { nextEl: '[data-next]', prevEl: '[data-previous]' },
});
document.documentElement.dataset.ready = '';
