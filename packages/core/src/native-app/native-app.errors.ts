export const nativeAppErrors = {
  noBridge: 'mobile platform not correctly identified',
  notFound: (name: string) => `[JS -> Native Bridge] ${name} not found`,
} as const;
