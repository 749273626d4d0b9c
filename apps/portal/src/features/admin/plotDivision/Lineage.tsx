import type { PlotDivision } from '@temple-land/portal-core';
import { Button, Card, Table, type Column } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { LineageGraph } from '../../../common/land/lineage/LineageGraph.tsx';
import {
  formatLineagePlots,
  useLineageColumns,
} from '../../../common/land/lineage/useLineageColumns.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import * as styles from './plotDivision.css.ts';
import { SourceFields } from './SourceFields.tsx';
import { useDivisionForm } from './useDivision.ts';

interface UndoFormProps {
  plotId: number;
  division: PlotDivision;
  onSent: () => void;
}

function UndoForm({ plotId, division, onSent }: UndoFormProps) {
  const { t } = useTranslation(['plotDivision', 'admin', 'common', 'specification']);
  const { id, children } = division;
  const form = useDivisionForm(() => ({ kind: 'undo', plotIds: [plotId], divisionId: id }), onSent);
  const plots = children.map(({ plotNo }) => plotNo).join(', ');
  return (
    <form method="post" noValidate className={styles.form} onSubmit={form.submit}>
      <h3>{t('plotDivision:undo.title', { plots })}</h3>
      <p className={muted}>{t('plotDivision:undo.text')}</p>
      <OutcomeMessage message={form.message} />
      <SourceFields {...form.sourceProps} />
      <Button kind="danger" type="submit" isPending={form.isPending}>
        {t('plotDivision:undo.ask')}
      </Button>
    </form>
  );
}

/** The props of `Lineage`. */
export interface LineageProps {
  plotId: number;
  plotCode: string;
  divisions: readonly PlotDivision[];
  /** Absent while a change waits, when nothing can be undone. */
  onSent?: (() => void) | undefined;
}

/** From which plots a plot was made and which were made of it, the newest first, each step with its undo. */
export function Lineage({ plotId, plotCode, divisions, onSent }: LineageProps) {
  const { t } = useTranslation(['plotDivision', 'admin', 'common', 'specification']);
  const lineageColumns = useLineageColumns();
  const [chosen, setChosen] = useState<PlotDivision>();
  if (divisions.length === 0) {
    return (
      <Card title={t('plotDivision:lineage')}>
        <p className={muted}>{t('plotDivision:lineage.none')}</p>
      </Card>
    );
  }
  const columns: readonly Column<PlotDivision>[] = [
    ...lineageColumns,
    {
      id: 'undo',
      header: t('plotDivision:undo'),
      renderCell: (division) =>
        division.undoneOn !== null ? (
          t('plotDivision:undone', { date: formatDate(division.undoneOn) })
        ) : onSent === undefined ? (
          '-'
        ) : (
          <Button
            onClick={() => setChosen(division)}
            aria-label={t('plotDivision:undo.of', { plots: formatLineagePlots(division.children) })}
          >
            {t('plotDivision:undo')}
          </Button>
        ),
    },
  ];
  return (
    <Card title={t('plotDivision:lineage')}>
      <LineageGraph divisions={divisions} plotCode={plotCode} />
      <Table
        caption={t('plotDivision:lineage')}
        columns={columns}
        rows={divisions}
        keyOf={({ id }) => id}
      />
      {chosen && onSent && <UndoForm key={chosen.id} {...{ plotId, onSent }} division={chosen} />}
    </Card>
  );
}
