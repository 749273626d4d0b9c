import type { LegalPage, SetupState } from '@temple-land/portal-core';
import { Button, Link } from '@temple-land/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { meta } from '../../../common/page/card.css.ts';
import { getDocumentPath } from '../../../content/documentPath.ts';
import { formatDate } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import * as styles from './setup.css.ts';
import { useConfirmPage } from './useSetup.ts';

const titles: Readonly<Record<LegalPage, TextKey>> = {
  policy: 'common:title.policy',
  'privacy-policy': 'common:title.privacyPolicy',
  terms: 'common:title.terms',
  disclaimer: 'common:title.disclaimer',
  accessibility: 'common:title.accessibility',
};

type Confirmation = SetupState['pages'][number];

function PageLine({ page, confirmed }: Confirmation) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const id = useId();
  const { mutate, isPending, error } = useConfirmPage();
  return (
    <li className={styles.line}>
      <div>
        <Link id={id} href={getDocumentPath(page)} isAlone>
          {t(titles[page])}
        </Link>
        <p className={meta}>
          {confirmed === null
            ? t('setup.pages.open')
            : t('setup.pages.confirmed', {
                by: confirmed.by,
                date: formatDate(confirmed.on),
              })}
        </p>
        <OutcomeMessage message={error?.userMessage} />
      </div>
      {confirmed === null && (
        <Button aria-describedby={id} isPending={isPending} onClick={() => mutate({ page })}>
          {t('setup.pages.confirm')}
        </Button>
      )}
    </li>
  );
}

/** The legal pages, each with who confirmed it, or with the control to confirm it. */
export function LegalPages({ pages }: { pages: SetupState['pages'] }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <>
      <p>{t('setup.pages.text')}</p>
      <ul className={styles.lines}>
        {pages.map((confirmation) => (
          <PageLine key={confirmation.page} {...confirmation} />
        ))}
      </ul>
    </>
  );
}
