import { noticeDate, patchTone, type VerifiedPaper } from '@temple-land/portal-core';
import { Alert, StatusPatch } from '@temple-land/ui';
import { Empty } from '../../blocks/Empty.tsx';
import { FactList, type Fact } from '../../blocks/FactList.tsx';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import * as styles from '../../blocks/verdict.css.ts';
import type { PageKey } from '../../i18n/pageKey.ts';
import { useText } from '../../i18n/useText.ts';
import type { useVerification } from './useVerification.ts';

const kinds: Readonly<Record<VerifiedPaper['paper'], PageKey>> = {
  receipt: 'verify.paper.receipt',
  order: 'verify.paper.order',
  application: 'verify.paper.application',
};

function Genuine({ paper }: { paper: VerifiedPaper }) {
  const { t } = useText();
  const status = (
    <StatusPatch tone={patchTone(paper.statusType)}>{paper.applicationStatus}</StatusPatch>
  );
  const facts: readonly Fact[] = [
    [t('verify.paper'), t(kinds[paper.paper])],
    [t('verify.number'), paper.applicationNo],
    [t('verify.issued'), noticeDate(paper.issuedOn)],
    [t('verify.status'), status],
  ];
  return (
    <>
      <Alert tone="success" title={t('verify.genuine')} role="none">
        <p>{t('verify.genuine.text')}</p>
      </Alert>
      <FactList facts={facts} />
    </>
  );
}

/** Says whether a paper is genuine, and what it is. */
export function VerifyResult({ found }: { found: ReturnType<typeof useVerification> }) {
  const { t } = useText();
  const { paper, said, isUnknown, isPending } = found;
  const isEmpty = !paper && !said && !isPending;
  return (
    <section className={styles.result} aria-label={t('verify.result')} aria-busy={isPending}>
      <OutcomeMessage said={said} />
      <div className={styles.spoken} aria-live="polite">
        {isUnknown && <p>{t('verify.doubt')}</p>}
        {paper && <Genuine paper={paper} />}
        {isEmpty && <Empty title={t('verify.none')} />}
      </div>
    </section>
  );
}
