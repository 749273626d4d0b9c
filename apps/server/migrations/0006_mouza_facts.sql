-- Brings the figures of mouzas in line with their khatiyans, plots and open encroachments, those that
-- were put out of use left out. The rows are
-- locked first, in one order, so that of two writers the second adds up what the first has committed.
create function refresh_mouza_facts(ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from mouza_facts where mouza_id = any(ids) order by mouza_id for update;
  update mouza_facts set
    khatiyans = coalesce(books.total, 0),
    plots = coalesce(land.total, 0),
    area = coalesce(land.area, 0),
    area_final = coalesce(land.final, 0),
    area_leased = coalesce(land.leased, 0),
    area_vacant = coalesce(land.vacant, 0),
    area_quarry = coalesce(land.quarry, 0),
    area_encroached = coalesce(taken.area, 0),
    rent = coalesce(books.rent, 0),
    recorded_on = books.recorded_on,
    version = version + 1
  from unnest(ids) as changed(id)
  left join lateral (
    select count(*) as total, sum(k.rent) as rent, max(k.recorded_on) as recorded_on
    from khatiyans k where k.mouza_id = changed.id and k.is_active
  ) books on true
  left join lateral (
    select count(*) as total, sum(p.area) as area,
      sum(p.area) filter (where k.ror_status = 'final') as final,
      sum(p.area) filter (where p.status = 'leased') as leased,
      sum(p.area) filter (where p.status = 'available') as vacant,
      sum(p.area) filter (where c.kisam_class in ('stone', 'sand')) as quarry
    from plots p
    join khatiyans k on k.id = p.khatiyan_id
    left join kisams c on c.name = p.kisam
    where p.mouza_id = changed.id and p.is_active and k.is_active
  ) land on true
  left join lateral (
    select sum(e.area) as area from encroachments e
    join plots p on p.id = e.plot_id and p.is_active
    where e.mouza_id = changed.id and e.state = 'open'
  ) taken on true
  where mouza_facts.mouza_id = changed.id;
end $$;--> statement-breakpoint
create function mouza_added() returns trigger language plpgsql as $$
begin
  insert into mouza_facts (mouza_id) select id from new_rows;
  return null;
end $$;--> statement-breakpoint
-- A new name or outline makes the tiles of a mouza old.
create function mouza_changed() returns trigger language plpgsql as $$
begin
  perform refresh_mouza_facts(array(select id from new_rows));
  return null;
end $$;--> statement-breakpoint
-- Refreshes the mouzas of all rows that one statement added, changed or removed.
create function land_added() returns trigger language plpgsql as $$
begin
  perform refresh_mouza_facts(array(select distinct mouza_id from new_rows));
  return null;
end $$;--> statement-breakpoint
create function land_changed() returns trigger language plpgsql as $$
begin
  perform refresh_mouza_facts(
    array(select mouza_id from new_rows union select mouza_id from old_rows));
  return null;
end $$;--> statement-breakpoint
create function land_removed() returns trigger language plpgsql as $$
begin
  perform refresh_mouza_facts(array(select distinct mouza_id from old_rows));
  return null;
end $$;--> statement-breakpoint
-- A class that is put under another heading changes every mouza that records it.
create function kisam_changed() returns trigger language plpgsql as $$
begin
  perform refresh_mouza_facts(array(
    select distinct mouza_id from plots where kisam in (select name from changed_rows)));
  return null;
end $$;--> statement-breakpoint
create trigger mouzas_added after insert on mouzas
  referencing new table as new_rows for each statement execute function mouza_added();--> statement-breakpoint
create trigger khatiyans_added after insert on khatiyans
  referencing new table as new_rows for each statement execute function land_added();--> statement-breakpoint
create trigger khatiyans_changed after update on khatiyans
  referencing new table as new_rows old table as old_rows for each statement execute function land_changed();--> statement-breakpoint
create trigger khatiyans_removed after delete on khatiyans
  referencing old table as old_rows for each statement execute function land_removed();--> statement-breakpoint
create trigger plots_added after insert on plots
  referencing new table as new_rows for each statement execute function land_added();--> statement-breakpoint
create trigger plots_changed after update on plots
  referencing new table as new_rows old table as old_rows for each statement execute function land_changed();--> statement-breakpoint
create trigger plots_removed after delete on plots
  referencing old table as old_rows for each statement execute function land_removed();--> statement-breakpoint
create trigger encroachments_added after insert on encroachments
  referencing new table as new_rows for each statement execute function land_added();--> statement-breakpoint
create trigger encroachments_changed after update on encroachments
  referencing new table as new_rows old table as old_rows for each statement execute function land_changed();--> statement-breakpoint
create trigger encroachments_removed after delete on encroachments
  referencing old table as old_rows for each statement execute function land_removed();--> statement-breakpoint
create trigger leases_added after insert on leases
  referencing new table as new_rows for each statement execute function land_added();--> statement-breakpoint
create trigger leases_changed after update on leases
  referencing new table as new_rows old table as old_rows for each statement execute function land_changed();--> statement-breakpoint
create trigger leases_removed after delete on leases
  referencing old table as old_rows for each statement execute function land_removed();--> statement-breakpoint
create trigger mouzas_changed after update on mouzas
  referencing new table as new_rows for each statement execute function mouza_changed();--> statement-breakpoint
create trigger kisams_added after insert on kisams
  referencing new table as changed_rows for each statement execute function kisam_changed();--> statement-breakpoint
create trigger kisams_changed after update on kisams
  referencing new table as changed_rows for each statement execute function kisam_changed();--> statement-breakpoint
create trigger kisams_removed after delete on kisams
  referencing old table as changed_rows for each statement execute function kisam_changed();--> statement-breakpoint
insert into mouza_facts (mouza_id) select id from mouzas;--> statement-breakpoint
select refresh_mouza_facts(array(select id from mouzas));
