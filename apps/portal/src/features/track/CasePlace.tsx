import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './TrackStatusDialog.css.ts';

/** The props of `CasePlace`. */
export interface CasePlaceProps {
  isCase: boolean;
  /** District, tahasil and mouza. */
  children: ReactNode;
}

/** The place of a case: opened for a case number, which needs it; for other types it is optional and closed. */
export function CasePlace({ isCase, children }: CasePlaceProps) {
  const { t } = useTranslation(['track', 'common', 'specification']);
  const [isOpened, setIsOpened] = useState(false);
  return (
    <details
      className={styles.place}
      open={isCase || isOpened}
      onToggle={(event) => {
        if (!isCase) setIsOpened(event.currentTarget.open);
      }}
    >
      <summary className={styles.placeTitle}>
        {t('place')} <span className={styles.caption}>{t('place.hint')}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
