/** English texts of the screen. */
export const english = {
  title: 'Verify your mobile number',
  lead: 'Enter the 6-digit code sent to +91 98610 44321.',
  label: 'One-time code',
  close: 'Close',
  wait: (seconds: number) =>
    seconds === 0 ? 'You can ask for a new code now.' : `New code in ${seconds} seconds`,
  resend: 'Resend OTP',
  verify: 'Verify OTP',
  wrong: 'Please enter a valid OTP',
};

/** Texts of the screen in one language. */
export type OtpTexts = typeof english;

/** Odia texts of the screen. */
export const odia: OtpTexts = {
  title: 'ନିଜ ମୋବାଇଲ ନମ୍ବର ଯାଞ୍ଚ କରନ୍ତୁ',
  lead: '+91 98610 44321 କୁ ପଠାଯାଇଥିବା 6 ଅଙ୍କର କୋଡ୍ ଲେଖନ୍ତୁ।',
  label: 'ଥରକ ପାଇଁ କୋଡ୍',
  close: 'ବନ୍ଦ କରନ୍ତୁ',
  wait: (seconds) => (seconds === 0 ? 'ଏବେ ଆପଣ ନୂଆ କୋଡ୍ ମାଗିପାରିବେ।' : `${seconds} ସେକେଣ୍ଡରେ ନୂଆ କୋଡ୍`),
  resend: 'OTP ପୁଣି ପଠାନ୍ତୁ',
  verify: 'OTP ଯାଞ୍ଚ କରନ୍ତୁ',
  wrong: 'OTP ଭୁଲ ଅଛି।',
};
