import * as captcha from '../common/captchaTexts.ts';
import * as frame from '../frames/frameTexts.ts';

/** English texts of the screen. */
export const english = {
  frame: frame.english,
  captcha: captcha.english,
  title: 'Login',
  lead: 'Citizens log in with their mobile number.',
  user: 'User ID or mobile number',
  password: 'Password',
  forgot: 'Forgot password?',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  submit: 'Login',
  refused: 'Failed to login.  Invalid credentials. ',
  isNew: 'New here?',
  create: 'Create an account',
  panel: 'What you can do once you log in',
  points: [
    'Apply for land and upload your documents',
    'Get a message when your application moves forward',
    'Download orders and receipts',
  ] as readonly [string, string, string],
};

/** Texts of the screen in one language. */
export type LoginTexts = typeof english;

/** Odia texts of the screen. */
export const odia: LoginTexts = {
  frame: frame.odia,
  captcha: captcha.odia,
  title: 'ଲଗ୍‌ଇନ୍',
  lead: 'ନାଗରିକମାନେ ନିଜ ମୋବାଇଲ ନମ୍ବରରେ ଲଗ୍‌ଇନ୍ କରନ୍ତି।',
  user: 'ୟୁଜର୍ ଆଇଡି କିମ୍ବା ମୋବାଇଲ ନମ୍ବର',
  password: 'ପାସୱାର୍ଡ',
  forgot: 'ପାସୱାର୍ଡ ଭୁଲିଗଲେ କି?',
  show: 'ଦେଖାନ୍ତୁ',
  hide: 'ଲୁଚାନ୍ତୁ',
  showPassword: 'ପାସୱାର୍ଡ ଦେଖାନ୍ତୁ',
  submit: 'ଲଗ୍‌ଇନ୍',
  refused: 'ଲଗ୍‌ଇନ୍ ବିଫଳ।  ଭୁଲ ପରିଚୟ ତଥ୍ୟ। ',
  isNew: 'ଏଠାରେ ନୂଆ କି?',
  create: 'ଏକ ଖାତା ଖୋଲନ୍ତୁ',
  panel: 'ଲଗ୍‌ଇନ୍ କଲା ପରେ ଆପଣ କ’ଣ କରିପାରିବେ',
  points: [
    'ଜମି ପାଇଁ ଆବେଦନ କରନ୍ତୁ ଏବଂ ନିଜର ଦଲିଲ ଅପଲୋଡ୍ କରନ୍ତୁ',
    'ଆପଣଙ୍କ ଆବେଦନ ଆଗକୁ ବଢ଼ିଲେ ସନ୍ଦେଶ ପାଆନ୍ତୁ',
    'ନିଷ୍ପତ୍ତି ପର୍ଯ୍ୟନ୍ତ ପ୍ରତ୍ୟେକ ପଦକ୍ଷେପ ଦେଖନ୍ତୁ',
  ],
};
