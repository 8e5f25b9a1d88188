/** Suggestions of addresses at the checkout. */
export const messages = {
  'addressLookup.title': 'Address suggestions at checkout',
  'addressLookup.hint':
    'With a key of a map service, buyers choose their address from suggestions while they type it. Without one, they type it in full.',
  'addressLookup.key': 'Key of {name}',
  'addressLookup.keyHint':
    'Create the key in the Google Cloud console, turn on “Places API (New)” for it, and allow it only that service and the address of this server. Google charges you for the suggestions.',
  'addressLookup.privacy': 'Words for your privacy policy',
  'addressLookup.privacyWords':
    'When you type your address at the checkout, our server sends what you type into the address line, and the chosen country, to Google Places, a service of Google, to suggest addresses. Google receives neither your name nor your IP address. Nothing is sent before you type there. You can type the address in full without using a suggestion.',
} as const;
