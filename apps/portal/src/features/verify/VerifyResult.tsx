import { getStatusColour, type VerifiedDocument } from '@temple-land/portal-core';
import { formatDate } from '../../i18n/format.ts';
import { Alert, StatusPatch } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { FactList, type Fact } from '../../common/page/FactList.tsx';
import { OutcomeMessage } from '../../common/feedback/OutcomeMessage.tsx';
import * as styles from '../../common/page/verificationPage.css.ts';
import type { TextKey } from '../../i18n/textKey.ts';
import type { useVerification } from './useVerification.ts';

const kinds: Readonly<Record<VerifiedDocument['paper'], TextKey<'verify'>>> = {
  receipt: 'paper.receipt',
  order: 'paper.order',
  application: 'paper.application',
  notice: 'paper.notice',
  letter: 'paper.letter',
  erasure: 'paper.erasure',
};

function Genuine({ paper }: { paper: VerifiedDocument }) {
  const { t } = useTranslation(['verify', 'common', 'specification']);
  const status = (
    <StatusPatch tone={getStatusColour(paper.statusType)}>{paper.applicationStatus}</StatusPatch>
  );
  const facts: readonly Fact[] = [
    [t('paper'), t(kinds[paper.paper])],
    [t('number'), paper.applicationNo],
    [t('issued'), formatDate(paper.issuedOn)],
    [t('status'), status],
  ];
  return (
    <>
      <Alert tone="success" title={t('genuine')} role="none">
        <p>{t('genuine.text')}</p>
      </Alert>
      <FactList facts={facts} />
    </>
  );
}

/** The result of a check: whether the document is genuine, and its facts. */
export function VerifyResult({ found }: { found: ReturnType<typeof useVerification> }) {
  const { t } = useTranslation(['verify', 'common', 'specification']);
  const { paper, message, isUnknown, isPending } = found;
  const isEmpty = !paper && !message && !isPending;
  return (
    <section className={styles.result} aria-label={t('common:verify.result')} aria-busy={isPending}>
      <OutcomeMessage message={message} />
      <div className={styles.liveRegion} aria-live="polite">
        {isUnknown && <p>{t('doubt')}</p>}
        {paper && <Genuine paper={paper} />}
        {isEmpty && <EmptyMessage title={t('common:verify.none')} />}
      </div>
    </section>
  );
}
