import { plotUseFields, type PlotUseField, type TypedPlotUse } from '@temple-land/portal-core';
import { Columns } from '@temple-land/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFieldList } from '../../../common/form/FormFieldList.tsx';
import { listShownFields } from '../../../common/form/formFields.ts';
import { formatRefusal, namedPlotUseFields, toFieldId } from './plotRefusals.ts';
import type { PlotRefusal } from './useOtherPlots.ts';

/** The props of `PlotUseFields`. */
export interface PlotUseFieldsProps {
  /** The id of the plot's first field. */
  id: string;
  /** What the form begins with. */
  use: TypedPlotUse;
  refusals: readonly PlotRefusal[];
  /** Called with the changed field and all answers. */
  onChange: (field: PlotUseField, use: TypedPlotUse) => void;
}

/** Present use, building and boundaries of a plot besides the first one. */
export function PlotUseFields({ id, use, refusals, onChange }: PlotUseFieldsProps) {
  const text = useTranslation(['apply', 'common', 'specification']);
  const form = useForm<TypedPlotUse>({ defaultValues: use });
  const values = useWatch({ control: form.control });
  const errorOf = (name: PlotUseField) => {
    const refusal = refusals.find(({ field }) => field === name);
    return refusal && formatRefusal(refusal, text);
  };
  return (
    <Columns kind="fields">
      <FormFieldList
        headingLevel="h4"
        fields={listShownFields(namedPlotUseFields, plotUseFields, values)}
        controlOf={(name) => ({
          registration: form.register(name, { onChange: () => onChange(name, form.getValues()) }),
          id: toFieldId(id, name),
          errorMessage: errorOf(name),
          defaultValue: form.getValues(name),
        })}
      />
    </Columns>
  );
}
