-- For wrk (`load.ts`): asks one address again and again, or sends bookings when it is given arguments: the number of the
-- first day since 1970, then lines of `department|doctor`, of slots and of closed weekdays.
-- Each booking is for a slot of its own, by a patient of its own, as in api/faults/bookings.ts.
local SECONDS_PER_DAY = 86400

local function lines(text)
  local found = {}
  for line in text:gmatch('[^\n]+') do found[#found + 1] = line end
  return found
end

local function send_bookings(first_day, doctors, slots, closed_weekdays)
  local is_closed = {}
  for _, name in ipairs(lines(closed_weekdays)) do is_closed[name] = true end
  local places = {}
  for _, doctor in ipairs(lines(doctors)) do
    local department, name = doctor:match('^(.*)|(.*)$')
    for _, slot in ipairs(lines(slots)) do places[#places + 1] = { department, name, slot } end
  end
  local headers = { ['content-type'] = 'application/json' }
  local day, place, serial = first_day - 1, #places, 0

  function request()
    place = place + 1
    if place > #places then
      place = 1
      repeat day = day + 1 until not is_closed[os.date('!%A', day * SECONDS_PER_DAY)]
    end
    serial = serial + 1
    -- Spread like random numbers, so that no index of the database has it easier than with people.
    local id = string.format('%010d%06d%09d', serial * 2654435761 % 10000000019, first_day, serial)
    local department, doctor, slot = unpack(places[place])
    local body = string.format(
      '{"name":"Namuna Patient %s","email":"%s@patient.example","phone":"+91 %s","message":"First line of %s\\nsecond line",'
        .. '"department":"%s","doctor":"%s","appointmentDate":"%s","appointmentTime":"%s"}',
      id, id, id, id, department, doctor, os.date('!%Y-%m-%d', day * SECONDS_PER_DAY), slot
    )
    return wrk.format('POST', nil, headers, body)
  end
end

function init(args)
  if args[1] then send_bookings(tonumber(args[1]), args[2], args[3], args[4]) end
end

function done(summary)
  local errors = summary.errors
  local broken = errors.connect + errors.read + errors.write + errors.timeout
  print(string.format('{"answers":%d,"refused":%d,"broken":%d,"micros":%d}', summary.requests, errors.status, broken, summary.duration))
end
