import type { LetterKind } from '@temple-land/portal-core';
import { Alert, Button, Stack } from '@temple-land/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { meta, row } from '../../../common/page/card.css.ts';
import type { PrefixedKey } from '../../../i18n/textKey.ts';
import * as styles from './decision.css.ts';
import { LetterDialog } from './LetterDialog.tsx';
import type { StepLetterState } from './useStepLetter.ts';

const letterLabels = {
  order: 'letters:kind.order',
  rejection: 'letters:kind.rejection',
  demand: 'letters:kind.demand',
  query: 'letters:kind.query',
} as const satisfies Readonly<Record<LetterKind, PrefixedKey<'letters'>>>;

/** The letter that the chosen step issues, in both languages, with the way to change it. */
export function StepLetter({ letter }: { letter: StepLetterState }) {
  const { t } = useTranslation(['letters', 'common', 'specification']);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { kind, wording, isChanged, isOutdated, hasGap } = letter;
  if (kind === undefined) return null;
  const name = t(letterLabels[kind]);
  return (
    <section aria-labelledby={id} aria-busy={wording === undefined && letter.message === undefined}>
      <Stack>
        <h3 id={id} className={styles.letterTitle}>
          {name}
        </h3>
        <p className={meta}>{t('letters:draft.lead')}</p>
        <Retry message={letter.message} part={name} onRetry={() => void letter.refetch()} />
        {wording === undefined && letter.message === undefined && <Loading />}
        {wording && (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
            <div className={styles.letter} tabIndex={0} role="group" aria-label={name}>
              <p lang="en">{wording.en}</p>
              <hr className={styles.letterRule} />
              <p lang="or">{wording.or}</p>
            </div>
            {hasGap && <p className={meta}>{t('letters:draft.gap')}</p>}
            {isChanged && !isOutdated && <p className={meta}>{t('letters:draft.changed')}</p>}
            {isOutdated && (
              <Alert tone="warning">
                <p>{t('letters:draft.outdated')}</p>
              </Alert>
            )}
            <div className={row}>
              <Button onClick={() => setIsOpen(true)}>{t('letters:draft.edit')}</Button>
              {isChanged && (
                <Button kind="quiet" onClick={letter.draftAgain}>
                  {t('letters:draft.again')}
                </Button>
              )}
            </div>
            {isOpen && (
              <LetterDialog
                title={name}
                request={letter.request}
                wording={wording}
                onKeep={letter.change}
                onClose={() => setIsOpen(false)}
              />
            )}
          </>
        )}
      </Stack>
    </section>
  );
}
