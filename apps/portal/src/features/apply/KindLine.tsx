import { landApplicationFields, type ApplicationKind } from '@temple-land/portal-core';
import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { kindPath } from './kindPath.ts';
import * as styles from './KindLine.css.ts';

/** The kind of the open application, with a link to the questions that lead to another one. */
export function KindLine({ kind }: { kind: ApplicationKind }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const { label } = landApplicationFields.applicationKind.choices[kind];
  return (
    <p className={styles.line}>
      <span>
        {t('kind.current')}: <strong>{t(label)}</strong>
      </span>
      <Link href={kindPath} isAlone context={t('common:apply.kind')}>
        {t('change')}
      </Link>
    </p>
  );
}
