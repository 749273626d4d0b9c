import { Alert, Breadcrumbs, Container, PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import * as styles from '../../common/form/formPage.css.ts';
import { SignInCard } from '../../common/form/SignInCard.tsx';
import { SubmissionConfirmation } from '../../common/form/SubmissionConfirmation.tsx';
import { useSubmittedNumber } from '../../common/form/useSubmittedNumber.ts';
import { DraftLoader } from '../../common/draft/DraftLoader.tsx';
import type { Session } from '../../state/session.ts';
import { useSession } from '../../state/useSession.ts';
import { QuarryForm } from './QuarryForm.tsx';
import { TenderHint } from './TenderHint.tsx';

const homes: Readonly<Partial<Record<Session['userType'], string>>> = {
  CI: '/citizen/citizen-dashboard',
  C: '/officer',
};

function ReadingPart({ isVisitor, next }: { isVisitor: boolean; next: readonly string[] }) {
  const { t } = useTranslation(['quarry', 'common', 'specification']);
  if (!isVisitor) {
    return (
      <Alert tone="info" role="none">
        <p>{t('common:apply.forCitizens')}</p>
      </Alert>
    );
  }
  return (
    <>
      <SignInCard
        title={t('signIn.title')}
        text={t('signIn.text')}
        ready={[t('signIn.source'), t('signIn.wish'), t('signIn.documents')]}
        stepsTitle={t('common:apply.done.next')}
        steps={next}
      />
      <div className={styles.below}>
        <TenderHint />
      </div>
    </>
  );
}

/** The quarry application (Form M): open to read, and for citizens and counter operators to fill in. */
export function QuarryApplicationPage() {
  const { t } = useTranslation(['quarry', 'common', 'specification']);
  const session = useSession();
  const [submitted, setSubmitted] = useSubmittedNumber();
  const home = session && homes[session.userType];
  const next = [t('next.open'), t('next.evaluate'), t('next.auction')];
  const above =
    home === undefined
      ? { label: t('common:title.home'), href: href('/home') }
      : { label: t('common:title.dashboard'), href: home };
  return (
    <Container className={styles.pageEnd}>
      <Breadcrumbs
        label={t('common:apply.breadcrumb')}
        crumbs={[above]}
        currentLabel={t('common:quarry.title')}
      />
      {submitted !== undefined && (
        <SubmissionConfirmation
          title={t('done.title')}
          numberLabel={t('common:apply.done.number')}
          number={submitted}
          next={next}
          listPath={session?.userType === 'CI' ? home : undefined}
        />
      )}
      {submitted === undefined && (
        <>
          <PageHeader title={t('common:quarry.title')} lead={t('common:quarry.lead')} />
          {home === undefined ? (
            <ReadingPart isVisitor={session === undefined} next={next} />
          ) : (
            <DraftLoader formId={6}>
              {(draft) => <QuarryForm draft={draft} onSubmitted={setSubmitted} />}
            </DraftLoader>
          )}
        </>
      )}
    </Container>
  );
}
