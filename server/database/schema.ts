import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PropertyId } from '../../domain/property.ts'
import type { CategoryType } from '../../landlord-types/category.ts'

/** The portfolio. Names and columns are those of the specification; the migrations make the tables. */
export const properties = pgTable('properties', {
  id: uuid('id').$type<PropertyId>().primaryKey(),
  title: text('title').notNull(),
  type: text('type').$type<CategoryType>().notNull(),
  location: text('location').notNull(),
  city: text('city').notNull(),
  description: text('description'),
  price: doublePrecision('price'),
  status: text('status'),
  images: text('images').array().notNull(),
  image_url: text('image_url'),
  amenities: text('amenities').array().notNull(),
  portfolio_company: text('portfolio_company'),
  spv_company: text('spv_company'),
  property_registration: text('property_registration'),
  gross_area: doublePrecision('gross_area'),
  primary_rooms: doublePrecision('primary_rooms'),
  plot_area: doublePrecision('plot_area'),
  area: doublePrecision('area'),
  apartments: integer('apartments'),
  commercial_spaces: integer('commercial_spaces'),
  advertising_spaces: integer('advertising_spaces'),
  bedrooms: integer('bedrooms'),
  bathrooms: integer('bathrooms'),
  parking_spaces: integer('parking_spaces'),
  garages: integer('garages'),
  storage_units: integer('storage_units'),
  year_built: integer('year_built'),
  energy_class: text('energy_class'),
  created_at: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
})

/** Homes advertised on FINN, mirrored once a day. */
export const finnProperties = pgTable('finn_properties', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  address: text('address').notNull(),
  price: text('price'),
  area: text('area'),
  bedrooms: integer('bedrooms'),
  property_type: text('property_type'),
  image_url: text('image_url'),
  finn_url: text('finn_url').notNull(),
  is_active: boolean('is_active').notNull(),
  scraped_at: timestamp('scraped_at', { withTimezone: true, mode: 'string' }).notNull(),
  source_updated_at: timestamp('source_updated_at', { withTimezone: true, mode: 'string' }),
  /** Taken off the site by staff. */
  hidden: boolean('hidden').notNull().default(false),
  /** The property that it is an advertisement of, where staff have said so. */
  property_id: uuid('property_id').$type<PropertyId>(),
})

/** What is known of each stored original, by the address that `images` and `image_url` hold. */
export const pictures = pgTable('pictures', {
  url: text('url').primaryKey(),
  /** First 20 hex digits of the content's SHA-256; names the derived sizes. */
  key: text('key').notNull(),
  storage_path: text('storage_path').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  preview: text('preview').notNull(),
  alt: text('alt'),
})

/** One row for each run of the listing sync, successful or not. */
export const listingSyncs = pgTable('listing_syncs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  started_at: timestamp('started_at', { withTimezone: true, mode: 'date' }).notNull(),
  finished_at: timestamp('finished_at', { withTimezone: true, mode: 'date' }),
  outcome: text('outcome').$type<'applied' | 'refused' | 'failed'>().notNull(),
  seen: integer('seen'),
  message: text('message'),
})
