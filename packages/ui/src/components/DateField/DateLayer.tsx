import type { RefObject } from 'react';
import type { DatePickerAria } from 'react-aria/useDatePicker';
import { Dialog, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { DatePickerState } from 'react-stately/useDatePickerState';
import { TopLayer } from '../Field/TopLayer.tsx';
import { DateCalendar, type DateCalendarProps } from './DateCalendar.tsx';
import * as styles from './DateField.css.ts';

/** What the layer of a calendar takes beside the calendar's own. */
export interface DateLayerProps
  extends Omit<DateCalendarProps, 'isEmpty'>, Pick<DatePickerAria, 'dialogProps'> {
  state: DatePickerState;
  /** The field that it stands below. */
  field: RefObject<HTMLElement | null>;
  /** Where the layer is in the page. */
  place: HTMLElement | undefined;
}

/** The layer with the calendar of the date field around it, above everything else. */
export function DateLayer(props: DateLayerProps) {
  const { state, field, place, dialogProps, ...calendar } = props;
  return (
    <OverlayTriggerStateContext value={state}>
      <Popover
        trigger="DatePicker"
        triggerRef={field}
        placement="bottom start"
        UNSTABLE_portalContainer={place}
        offset={8}
        containerPadding={0}
        className={styles.popover}
        render={(popover) => <div {...popover} popover="manual" />}
      >
        <TopLayer>
          <Dialog {...dialogProps} className={styles.dialog}>
            <DateCalendar {...calendar} isEmpty={state.value === null} />
          </Dialog>
        </TopLayer>
      </Popover>
    </OverlayTriggerStateContext>
  );
}
