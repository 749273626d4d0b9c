/** A drawing of letters and digits. */
export const drawing =
  '<svg viewBox="0 0 176 48">' +
  '<path d="M6 30 C50 4 120 46 170 16" fill="none"/>' +
  '<path d="M20 10h5v12l10-12h6l-11 13 12 15h-6l-11-14v14h-5Z"/>' +
  '<path d="M58 10h22v5h-8.5v23h-5v-23h-8.5Z"/>' +
  '<path d="M104 38v-8h-13v-4l13-16h5v16h5v4h-5v8ZM104 26v-9l-7 9Z"/>' +
  '<path d="M128 38v-28h5l8 14 8-14h5v28h-5v-19l-8 14-8-14v19Z"/></svg>';

/** A moment of silence in place of the spoken letters. */
export const silence =
  'data:audio/wav;base64,UklGRkwAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YSgAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICA';

/** English texts of the captcha. */
export const english = {
  label: 'Security code',
  description: 'Type the characters shown. Letters are not case sensitive.',
  imageLabel: 'Security code image',
  refreshLabel: 'Get a new code',
  renewedText: 'A new code is shown.',
  listenLabel: 'Listen to the code',
};

/** Odia texts of the captcha. */
export const odia: typeof english = {
  label: 'କ୍ୟାପଚା',
  description: 'ଛବିରେ ଥିବା ଅକ୍ଷରଗୁଡ଼ିକ ଲେଖନ୍ତୁ। ସ୍ପିକର୍ ବଟନ୍ ସେଗୁଡ଼ିକୁ ପଢ଼ି ଶୁଣାଏ।',
  imageLabel: 'କ୍ୟାପଚା ଛବି',
  refreshLabel: 'ନୂଆ କ୍ୟାପଚା ଆଣନ୍ତୁ',
  renewedText: 'ନୂଆ କ୍ୟାପଚା ଆସିଛି।',
  listenLabel: 'କ୍ୟାପଚା ଶୁଣନ୍ତୁ',
};
