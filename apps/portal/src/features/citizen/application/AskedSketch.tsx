import type { ApplicationDetail } from '@temple-land/portal-core';
import type { FieldControl } from '../../../common/form/FormFieldInput.tsx';
import type { PortalField } from '../../../common/form/formFields.ts';
import { SketchInput } from '../../../common/form/SketchInput.tsx';
import { SketchMap } from '../../../common/land/map/SketchMap.tsx';
import { useMouzaMap } from '../../../common/land/map/useMouzaMap.ts';

/** The props of `AskedSketch`. */
export interface AskedSketchProps {
  application: ApplicationDetail;
  field: PortalField;
  control: FieldControl;
}

/** The sketch that the office asked again, on the outline of the plot; by its corners alone where there is no outline. */
export function AskedSketch({ application, field, control }: AskedSketchProps) {
  const { plots } = useMouzaMap(String(application.villageCode ?? ''));
  const plot = plots.find(({ plotCode }) => plotCode === application.plotCode);
  return (
    <SketchInput
      {...{ field }}
      {...control}
      renderMap={plot && ((sketch) => <SketchMap plot={plot} {...sketch} />)}
    />
  );
}
