import type { CommitteeCase } from '@temple-land/portal-core';
import { Button, Icon, visuallyHidden } from '@temple-land/ui';
import { ArrowDown, ArrowUp } from 'lucide';
import { useTranslation } from 'react-i18next';
import { muted, row as rowStyle } from '../../../common/page/card.css.ts';
import * as styles from './committee.css.ts';
import { CommitteeCaseFacts } from './CommitteeCaseFacts.tsx';

/** Returns a list with the item at one place moved to another. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items.toSpliced(from, 1);
  const [item] = items.slice(from, from + 1);
  return item === undefined || to < 0 || to > moved.length
    ? [...items]
    : moved.toSpliced(to, 0, item);
}

/** The props of `AgendaFields`. */
export interface AgendaFieldsProps {
  /** Every case that may be on the agenda. */
  cases: readonly CommitteeCase[];
  /** The cases on the agenda, in their order. */
  agenda: readonly number[];
  /** The cases with a resolution, which stay on the agenda. */
  fixed: ReadonlySet<number>;
  onAgenda: (agenda: number[]) => void;
}

/** The cases of an agenda in their order, and those that can be put on it. */
export function AgendaFields({ cases, agenda, fixed, onAgenda }: AgendaFieldsProps) {
  const { t } = useTranslation(['committee', 'common', 'specification']);
  const find = (id: number) => cases.find(({ applicationId }) => applicationId === id);
  const others = cases.filter(({ applicationId }) => !agenda.includes(applicationId));
  const shown = agenda.flatMap((id) => find(id) ?? []);
  const hidden = (text: string) => <span className={visuallyHidden}> {text}</span>;
  return (
    <>
      <section className={styles.part} aria-labelledby="agenda-cases">
        <h3 id="agenda-cases">{t('committee:agenda')}</h3>
        {shown.length === 0 && <p className={muted}>{t('committee:agenda.none')}</p>}
        <ol className={styles.items}>
          {shown.map((row, index) => (
            <li key={row.applicationId} className={styles.item}>
              <CommitteeCaseFacts row={row} place={index + 1} />
              <div className={rowStyle}>
                <Button
                  kind="quiet"
                  icon={<Icon of={ArrowUp} />}
                  isDisabled={index === 0}
                  onClick={() => onAgenda(moveItem(agenda, index, index - 1))}
                >
                  {t('committee:agenda.up')}
                  {hidden(row.applicationNo)}
                </Button>
                <Button
                  kind="quiet"
                  icon={<Icon of={ArrowDown} />}
                  isDisabled={index === shown.length - 1}
                  onClick={() => onAgenda(moveItem(agenda, index, index + 1))}
                >
                  {t('committee:agenda.down')}
                  {hidden(row.applicationNo)}
                </Button>
                {!fixed.has(row.applicationId) && (
                  <Button
                    kind="quiet"
                    onClick={() => onAgenda(agenda.filter((id) => id !== row.applicationId))}
                  >
                    {t('committee:agenda.remove')}
                    {hidden(row.applicationNo)}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.part} aria-labelledby="agenda-others">
        <h3 id="agenda-others">{t('committee:waiting')}</h3>
        {others.length === 0 && <p className={muted}>{t('committee:waiting.none')}</p>}
        <ul className={styles.items}>
          {others.map((row) => (
            <li key={row.applicationId} className={styles.item}>
              <CommitteeCaseFacts row={row} />
              <div className={rowStyle}>
                <Button onClick={() => onAgenda([...agenda, row.applicationId])}>
                  {t('committee:agenda.add')}
                  {hidden(row.applicationNo)}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
