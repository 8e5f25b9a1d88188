/** Teksten over producten die op bestelling worden gemaakt. */
export const messages = {
  madeToOrder: {
    days: '{n, plural, one {# dag} other {# dagen}}',
    dayRange: '{from}–{to} {to, plural, one {dag} other {dagen}}',
    weeks: '{n, plural, one {# week} other {# weken}}',
    weekRange: '{from}–{to} {to, plural, one {week} other {weken}}',
    ships: 'Op bestelling gemaakt. Verzonden over {time}.',
    inStock: 'Op voorraad. Een groter aantal wordt op bestelling gemaakt en over {time} verzonden.',
    toSpecification: 'Gemaakt naar je eigen wensen: er is geen herroepingsrecht.',
    made: 'Op bestelling gemaakt in {time}.',
    shipsBy: 'Verzending uiterlijk {date} verwacht.',
    dispatch: 'Je bestelling wordt naar verwachting over {time} verzonden.',
    later: 'Je bestelling zou nu over {time} worden verzonden. Controleer haar en bestel opnieuw.',
  },
} as const;
