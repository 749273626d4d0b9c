import * as sheet from '../MenuSheet/MenuSheet.css.ts';
import { MenuSheet } from '../MenuSheet/MenuSheet.tsx';
import * as menu from '../NavMenu/NavMenu.css.ts';
import { isGroup, NavEntryControl, type NavAction, type NavTarget } from '../NavMenu/navEntry.tsx';
import type { HeaderSheetProps } from './header.ts';

type SingleEntry = NavTarget | NavAction;

/** Closes the sheet first, so that it does not stand behind what the action opens. */
function closingFirst(entry: SingleEntry, onClose: () => void): SingleEntry {
  if (!('onClick' in entry)) return entry;
  const onClick = () => {
    onClose();
    entry.onClick();
  };
  return { ...entry, onClick };
}

function SheetEntries({ navigation, externalNote, onClose }: HeaderSheetProps) {
  const groups = navigation.filter(isGroup);
  const single = navigation.filter((entry): entry is SingleEntry => !isGroup(entry));
  const lists = [{ label: '', items: single }, ...groups];
  return lists.map(({ label, items }) => (
    <div key={label} className={label === '' ? undefined : sheet.group}>
      {label !== '' && <h3 className={sheet.groupTitle}>{label}</h3>}
      <ul className={sheet.list}>
        {items.map((entry) => (
          <li key={entry.label}>
            <NavEntryControl
              entry={closingFirst(entry, onClose)}
              className={menu.entry}
              externalNote={externalNote}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The navigation and the actions of the header in an open sheet, for screens too narrow to show them. */
export function HeaderSheet(props: HeaderSheetProps) {
  return (
    <MenuSheet isOpen onClose={props.onClose} title={props.menuLabel} closeLabel={props.closeLabel}>
      <nav aria-label={props.navigationLabel}>
        <SheetEntries {...props} />
      </nav>
      {props.actions !== undefined && <div className={sheet.foot}>{props.actions}</div>}
    </MenuSheet>
  );
}
