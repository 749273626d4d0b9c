const nameCharacters = 100;

/** Returns a name as that of a file in a folder of the server, without path and special characters. */
export const cleanFileName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}"<>:|?*#]/gu, '')
    .replace(/^\.+/, '')
    .slice(-nameCharacters);
