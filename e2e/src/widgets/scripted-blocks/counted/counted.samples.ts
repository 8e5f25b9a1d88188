export const samples = [{ name: 'Seven letters', settings: { words: 'Bowls, ' } }];
