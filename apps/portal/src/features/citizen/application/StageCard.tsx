import type { ApplicationDetail } from '@temple-land/portal-core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplicationStatus } from '../../../common/applications/ApplicationStatus.tsx';
import { card } from '../../../common/page/card.css.ts';
import { DatesInText } from '../../../common/text/DatesInText.tsx';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { languageOf } from '../../../i18n/language.ts';
import * as styles from './application.css.ts';
import { CancelApplication, canCancel } from './CancelApplication.tsx';
import { listStageFacts } from './stageFacts.ts';

/** Returns a ref to the heading, which gets the focus when the Cancel button is removed. */
function useFocusAfterCancelling(isCancellable: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasCancellable = useRef(isCancellable);
  useEffect(() => {
    if (wasCancellable.current && !isCancellable) heading.current?.focus();
    wasCancellable.current = isCancellable;
  }, [isCancellable]);
  return heading;
}

/** Where an application is now: status, stage, with whom, days and expected date; and the button that cancels it. */
export function StageCard({ application }: { application: ApplicationDetail }) {
  const text = useTranslation(['citizen', 'common', 'specification']);
  const { t } = text;
  const [now] = useState(() => Date.now());
  const isCancellable = canCancel(application);
  const heading = useFocusAfterCancelling(isCancellable);
  return (
    <section className={card} aria-labelledby="stage">
      <div className={styles.cardHeading}>
        <h2 id="stage" ref={heading} tabIndex={-1} className={styles.title}>
          {t('stage.title')}
        </h2>
        <ApplicationStatus type={application.applicationType} status={application.statusType} />
      </div>
      <dl className={styles.stageFacts}>
        {listStageFacts(application, now, text).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...langAttribute(value, languageOf(text.i18n))}>
              <DatesInText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {isCancellable && (
        <div className={styles.cardEnd}>
          <CancelApplication row={application} />
        </div>
      )}
    </section>
  );
}
