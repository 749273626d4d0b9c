import { Accordion } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** The kind of document that it is the wording of. */
export const affidavitKind = 23;

/** The wording of the affidavit in the languages of the office; the applicant fills in the gaps. */
const wording = {
  en: [
    'I, ………, aged ……… years, child or spouse of ………, of ………, state on oath:',
    '1. I apply for plot ………, khatiyan ………, mouza ………, tahasil ………, area ……… acre.',
    '2. To my knowledge no other person claims this land.',
    '3. No suit or case about this land is before any court or office. (Otherwise: court and number ………)',
    '4. What I have stated in the application is true, and I have concealed nothing.',
    'Place and date: ………   Signature: ………',
  ],
  or: [
    'ମୁଁ ………, ବୟସ ……… ବର୍ଷ, ପିତା କିମ୍ବା ସ୍ୱାମୀ ………, ଠିକଣା ………, ଶପଥ କରି କହୁଛି:',
    '1. ମୁଁ ପ୍ଲଟ ………, ଖତିୟାନ ………, ମୌଜା ………, ତହସିଲ ………, ରକବା ……… ଏକର ପାଇଁ ଆବେଦନ କରୁଛି।',
    '2. ମୋ ଜାଣିବାରେ ଅନ୍ୟ କୌଣସି ବ୍ୟକ୍ତି ଏହି ଜମି ଉପରେ ଦାବି କରୁନାହାନ୍ତି।',
    '3. ଏହି ଜମି ବିଷୟରେ କୌଣସି ଅଦାଲତ କିମ୍ବା କାର୍ଯ୍ୟାଳୟରେ ମାମଲା ନାହିଁ। (ଥିଲେ: ଅଦାଲତ ଓ ନମ୍ବର ………)',
    '4. ଆବେଦନରେ ମୁଁ ଯାହା ଲେଖିଛି ତାହା ସତ୍ୟ, ଏବଂ ମୁଁ କିଛି ଲୁଚାଇ ନାହିଁ।',
    'ସ୍ଥାନ ଓ ତାରିଖ: ………   ଦସ୍ତଖତ: ………',
  ],
} as const;

/** The wording of the affidavit in English and Odia, behind its title, to be written on stamp paper. */
export function AffidavitWording() {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  return (
    <Accordion
      items={[
        {
          id: 'affidavit',
          title: t('affidavit.title'),
          content: (
            <>
              <p>{t('affidavit.lead')}</p>
              {(['en', 'or'] as const).map((language) => (
                <div key={language} lang={language}>
                  {wording[language].map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              ))}
            </>
          ),
        },
      ]}
    />
  );
}
