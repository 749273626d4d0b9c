import { Alert, Breadcrumbs, PageHeader } from '@temple-land/ui';
import * as styles from '../../blocks/formPage.css.ts';
import { wrap } from '../../blocks/layout.css.ts';
import { SignInCard } from '../../blocks/SignInCard.tsx';
import { Submitted } from '../../blocks/Submitted.tsx';
import { useSubmitted } from '../../blocks/useSubmitted.ts';
import { WithDraft } from '../../blocks/WithDraft.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Session } from '../../state/session.ts';
import { useSession } from '../../state/useSession.ts';
import { QuarryForm } from './QuarryForm.tsx';
import { TenderHint } from './TenderHint.tsx';

const homes: Readonly<Partial<Record<Session['userType'], string>>> = {
  CI: '/citizen/citizen-dashboard',
  C: '/officer',
};

function ReadingPart({ isVisitor, next }: { isVisitor: boolean; next: readonly string[] }) {
  const { t } = useText();
  if (!isVisitor) {
    return (
      <Alert tone="info" role="none">
        <p>{t('apply.forCitizens')}</p>
      </Alert>
    );
  }
  return (
    <>
      <SignInCard
        title={t('quarry.signIn.title')}
        text={t('quarry.signIn.text')}
        ready={[t('quarry.signIn.source'), t('quarry.signIn.wish'), t('quarry.signIn.documents')]}
        stepsTitle={t('apply.done.next')}
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
  const { t } = useText();
  const session = useSession();
  const [submitted, setSubmitted] = useSubmitted();
  const home = session && homes[session.userType];
  const next = [t('quarry.next.open'), t('quarry.next.evaluate'), t('quarry.next.auction')];
  const above =
    home === undefined
      ? { label: t('title.home'), href: '/home' }
      : { label: t('title.dashboard'), href: home };
  return (
    <div className={`${wrap} ${styles.pageEnd}`}>
      <Breadcrumbs label={t('apply.breadcrumb')} crumbs={[above]} current={t('quarry.title')} />
      {submitted !== undefined && (
        <Submitted
          title={t('quarry.done.title')}
          numberLabel={t('apply.done.number')}
          number={submitted}
          next={next}
          listPath={session?.userType === 'CI' ? home : undefined}
        />
      )}
      {submitted === undefined && (
        <>
          <PageHeader title={t('quarry.title')} lead={t('quarry.lead')} />
          {home === undefined ? (
            <ReadingPart isVisitor={session === undefined} next={next} />
          ) : (
            <WithDraft formId={6}>
              {(draft) => <QuarryForm draft={draft} onSubmitted={setSubmitted} />}
            </WithDraft>
          )}
        </>
      )}
    </div>
  );
}
