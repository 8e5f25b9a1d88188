declare module 'masonry-layout' {
  class Masonry {
    constructor(selector: string, options: Record<string, unknown>);
  }
  export = Masonry;
}
