/** Testi sui prodotti realizzati su ordinazione. */
export const messages = {
  madeToOrder: {
    days: '{n, plural, one {# giorno} other {# giorni}}',
    dayRange: '{from}–{to} {to, plural, one {giorno} other {giorni}}',
    weeks: '{n, plural, one {# settimana} other {# settimane}}',
    weekRange: '{from}–{to} {to, plural, one {settimana} other {settimane}}',
    ships: 'Realizzato su ordinazione. Spedito in {time}.',
    inStock: 'Disponibile. Una quantità maggiore è realizzata su ordinazione e spedita in {time}.',
    toSpecification: 'Realizzato secondo le tue indicazioni: non c’è diritto di recesso.',
    made: 'Realizzato su ordinazione in {time}.',
    shipsBy: 'Spedizione prevista entro il {date}.',
    dispatch: 'La spedizione del tuo ordine è prevista in {time}.',
    later: 'Il tuo ordine ora sarebbe spedito in {time}. Controllalo e invia di nuovo l’ordine.',
  },
} as const;
