import { Button } from '@temple-land/ui/Button';
import { Card } from '@temple-land/ui/Card';
import { Icon } from '@temple-land/ui/Icon';
import { PageHeader } from '@temple-land/ui/PageHeader';
import { SideNav } from '@temple-land/ui/SideNav';
import { SiteFooter } from '@temple-land/ui/SiteFooter';
import { SiteHeader } from '@temple-land/ui/SiteHeader';
import { TextField } from '@temple-land/ui/TextField';
import { UserMenu } from '@temple-land/ui/UserMenu';
import { Anchor, FileText, Ship } from 'lucide';
import './page.css';

const berths = [
  { label: 'Berths', href: '#berths', icon: <Icon of={Anchor} />, isCurrent: true },
  { label: 'Arrivals', href: '#arrivals', icon: <Icon of={Ship} />, count: 4 },
  { label: 'Permits', href: '#permits', icon: <Icon of={FileText} /> },
];

/** Asks for a berth: the harbour's words and colours, the kit's components. */
export function HarbourPage() {
  return (
    <>
      <SiteHeader
        brand={{ href: '#home', mark: <Icon of={Anchor} size="large" />, name: 'Harbour Office' }}
        navigationLabel="Main"
        navigation={[
          { label: 'Home', href: '#home', isCurrent: true },
          { label: 'Tides', href: '#tides' },
        ]}
        tools={
          <UserMenu
            welcome="Welcome"
            name="Asha Mallick"
            menuLabel="account menu"
            items={[{ label: 'Profile', href: '#profile' }]}
          />
        }
        menuLabel="Menu"
        closeLabel="Close"
        externalNote="opens another website"
      />
      <div className="harbour">
        <SideNav label="Section" groups={[{ title: 'Harbour', links: berths }]} />
        <main>
          <PageHeader title="Ask for a berth" lead="It takes about five minutes." />
          <Card title="Your boat">
            <form className="fields">
              <TextField id="boat" label="Name of the boat" defaultValue="Konark" />
              <TextField id="length" label="Length" suffix="metres" inputMode="decimal" />
              <div className="actions">
                <Button kind="primary">Continue</Button>
                <Button kind="quiet">Save for later</Button>
                <Button kind="highlight">Ask for a pilot</Button>
              </div>
            </form>
          </Card>
          <section aria-label="Storms" className="storm">
            <p>The harbour closes at wind force eight.</p>
            <Button kind="onBrand">See the forecast</Button>
          </section>
        </main>
      </div>
      <SiteFooter
        contact={<p>Harbour Office, Pier 1</p>}
        groups={[{ label: 'Help', items: [{ label: 'Contact', href: '#contact' }] }]}
        notes={['Harbour Office']}
      />
    </>
  );
}
