/** Tekster om produkter, der fremstilles på bestilling. */
export const messages = {
  madeToOrder: {
    days: '{n, plural, one {# dag} other {# dage}}',
    dayRange: '{from}–{to} {to, plural, one {dag} other {dage}}',
    weeks: '{n, plural, one {# uge} other {# uger}}',
    weekRange: '{from}–{to} {to, plural, one {uge} other {uger}}',
    ships: 'Fremstilles på bestilling. Sendes om {time}.',
    inStock: 'På lager. Et større antal fremstilles på bestilling og sendes om {time}.',
    toSpecification: 'Fremstilles efter dine ønsker: Der er ingen fortrydelsesret.',
    made: 'Fremstilles på bestilling på {time}.',
    shipsBy: 'Forventes sendt senest {date}.',
    dispatch: 'Din ordre forventes sendt om {time}.',
    later: 'Din ordre ville nu blive sendt om {time}. Tjek den, og bestil igen.',
  },
} as const;
