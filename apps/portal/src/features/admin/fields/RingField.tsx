import { useTranslation } from 'react-i18next';
import { OutlineField } from '../../../common/land/drawing/OutlineField.tsx';
import { getMouzaOfPlot, useOutlinePlots } from '../../../common/land/drawing/useOutlinePlots.ts';
import type { FieldProps } from './fieldProps.ts';
import { useControlProps } from './useControlProps.ts';

/** The outline of a plot, drawn among its neighbours or typed. */
export function RingField(props: FieldProps) {
  const { row, text, onText, mouzaId = '' } = props;
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const frame = useControlProps(props, row === undefined ? 'ring.hint.new' : 'ring.hint');
  const plotCode = row === undefined ? undefined : String(row['code'] ?? '');
  const shown = useOutlinePlots(
    plotCode === undefined ? mouzaId : getMouzaOfPlot(plotCode),
    plotCode,
  );
  return (
    <OutlineField {...frame} {...shown} mapLabel={t('ring.map')} value={text} onChange={onText} />
  );
}
