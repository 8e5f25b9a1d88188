let language = 'en';

/** The language that the studio speaks; English until it was chosen. */
export function studioLanguage(): string {
  return language;
}

export function speakStudio(chosen: string): void {
  language = chosen;
}
