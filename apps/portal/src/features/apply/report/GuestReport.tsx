import { useTranslation } from 'react-i18next';
import * as formPage from '../../../common/form/formPage.css.ts';
import { ReportSignIn } from '../../../common/grievances/ReportSignIn.tsx';
import { GuestConfirmation } from '../../../common/guests/GuestConfirmation.tsx';
import { GuestLine } from '../../../common/guests/GuestLine.tsx';
import { useGuest } from '../../../state/guest.ts';
import { ReportPart, type ReportPartProps } from './ReportPart.tsx';

/** The report of a visitor: login, or a confirmed mobile number and then the form. */
export function GuestReport(props: Pick<ReportPartProps, 'submitted' | 'onSubmitted'>) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const guest = useGuest();
  if (guest !== undefined || props.submitted !== undefined) {
    return (
      <div className={formPage.main}>
        {guest !== undefined && props.submitted === undefined && <GuestLine guest={guest} />}
        <ReportPart key={guest?.token} {...props} listPath={undefined} isGuest />
      </div>
    );
  }
  return (
    <ReportSignIn>
      <section className={formPage.formCard} aria-labelledby="guest">
        <h2 id="guest">{t('guest.title')}</h2>
        <p className={formPage.lead}>{t('guest.text')}</p>
        <GuestConfirmation />
      </section>
    </ReportSignIn>
  );
}
