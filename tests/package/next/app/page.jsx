import {
  Accordion,
  Alert,
  Breadcrumbs,
  Card,
  EmptyState,
  PageHeader,
  SiteFooter,
  SiteHeader,
  SkipLink,
  StatTile,
  StatusPatch,
  Steps,
  Table,
  Timeline,
} from '@temple-land/ui';
import { BerthForm } from './BerthForm.jsx';
import { HostCombobox } from './HostCombobox.jsx';

const columns = [
  { id: 'berth', header: 'Berth', renderCell: ({ berth }) => berth },
  {
    id: 'state',
    header: 'State',
    renderCell: ({ state }) => <StatusPatch tone="success">{state}</StatusPatch>,
  },
];

/** A server component with the components that need no browser, and a form in a client component. */
export default function Page() {
  return (
    <>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <SiteHeader
        brand={{ href: '/', mark: null, name: 'Harbour Office' }}
        navigation={[
          { label: 'Home', href: '/', isCurrent: true },
          {
            label: 'Services',
            items: [{ label: 'Tides', href: 'https://example.org/', isExternal: true }],
          },
        ]}
      />
      <main id="main" tabIndex={-1}>
        <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }]} currentLabel="Berths" />
        <PageHeader title="Apply for a berth" lead="It takes about five minutes." />
        <Steps
          steps={[
            { id: 'boat', title: 'Your boat', href: '/?step=boat' },
            { id: 'berth', title: 'The berth', href: '/?step=berth' },
            { id: 'fee', title: 'Fee', href: '/?step=fee' },
          ]}
          currentKey="berth"
        />
        <Alert tone="info" role="none" title="Dredging">
          Berth 4 is closed in May.
        </Alert>
        <dl>
          <StatTile label="Free berths" value="12" context="of 40" />
        </dl>
        <Card title="Berths">
          <Table
            caption="Berths"
            columns={columns}
            rows={[{ berth: 'A1', state: 'Free' }]}
            keyOf={({ berth }) => berth}
          />
        </Card>
        <Card title="Your application">
          <Timeline
            events={[{ id: 'sent', state: 'done', title: 'Sent', detail: '2 August 2026' }]}
          />
        </Card>
        <Card title="Boats">
          <EmptyState title="No boats yet">Add your first boat.</EmptyState>
        </Card>
        <Accordion items={[{ id: 'fees', title: 'Fees', content: <p>By length.</p> }]} />
        <BerthForm />
        <HostCombobox />
      </main>
      <SiteFooter notes={['Harbour Office']} />
    </>
  );
}
