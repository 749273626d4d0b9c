import type { ErasureObstacle } from '@temple-land/portal-core';
import { Alert } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { plainList } from '../../../common/form/formPage.css.ts';
import { formatDate } from '../../../i18n/format.ts';

/** The props of `Obstacles`. */
export interface ObstaclesProps {
  title: string;
  obstacles: readonly ErasureObstacle[];
}

/** What must end before the account is erased; nothing without an obstacle. */
export function Obstacles({ title, obstacles }: ObstaclesProps) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  if (obstacles.length === 0) return null;
  return (
    <Alert tone="warning" title={title} role="none">
      <ul className={plainList}>
        {obstacles.map(({ kind, number, until }) => (
          <li key={`${kind} ${number}`}>
            {kind === 'application' || until === null
              ? t('erasure.obstacle.application', { number })
              : t('erasure.obstacle.tender', { number, date: formatDate(until) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
