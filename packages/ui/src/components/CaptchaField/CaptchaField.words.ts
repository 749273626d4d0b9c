/** The words of `CaptchaField` in English. */
export const captchaFieldWords = {
  imageLabel: 'Captcha image',
  refreshLabel: 'Get a new captcha',
  renewedText: 'A new captcha is shown.',
  listenLabel: 'Listen to the captcha',
};
